"""The test of a cluster is there where Dask is, which `python3 noxfile.py cluster` fetches."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("distributed") else ["test_cluster.py"]
