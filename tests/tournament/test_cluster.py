"""The same on a Dask cluster, two workers of it here."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from bench.tournament import main

WORDS = ["newcomer", "random", "--games", "iroha", "--deals", "1"]


@pytest.fixture
def address() -> Iterator[str]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def test_a_cluster_writes_the_same_bytes(tmp_path: Path, address: str) -> None:
    """As processes here do."""
    assert main([*WORDS, "--file", str(tmp_path / "cluster"), "--dask", address]) == 0
    assert main([*WORDS, "--file", str(tmp_path / "here"), "--processes", "2"]) == 0
    assert (tmp_path / "cluster").read_bytes() == (tmp_path / "here").read_bytes()
