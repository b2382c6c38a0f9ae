"""The first command on a new machine, and every later one."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import machine

NO_ENSUREPIP = """
import importlib.util, os
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "ensurepip" else real(name, package)
os.geteuid = lambda: {user}
"""

TELL_CONNECTIONS = """
import sys
def told(event, details):
    if event in ("socket.connect", "socket.getaddrinfo"):
        asked = details[1] if event == "socket.connect" else details[0]
        asked = asked[0] if isinstance(asked, tuple) else asked
        if asked not in (None, "", "127.0.0.1", "::1", "localhost", b"localhost"):
            with open({file!r}, "a") as found:
                print(sys.argv, event, details, file=found)
sys.addaudithook(told)
"""

SHIM = """#!/bin/sh
echo "$0 $@" >> {file}
exit 1
"""


def with_hook(tmp_path: Path, hook: str, *shims: str) -> dict[str, str]:
    """An environment in which every Python runs the hook first, and the shims stand in for programs."""
    (tmp_path / "hook").mkdir()
    (tmp_path / "hook" / "sitecustomize.py").write_text(hook)
    for name in shims:
        shim = tmp_path / "hook" / name
        shim.write_text(SHIM.format(file=tmp_path / "calls"))
        shim.chmod(0o755)
    path = os.pathsep.join((str(tmp_path / "hook"), os.environ["PATH"]))
    return {**os.environ, "PYTHONPATH": str(tmp_path / "hook"), "PATH": path}


def command(folder: Path, environment: dict[str, str], *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "noxfile.py", *words],
        cwd=folder,
        env=environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_without_ensurepip_root_installs_it(clone: Path, tmp_path: Path) -> None:
    """As root on Debian the missing package is installed; where that fails, one sentence says what to type."""
    environment = with_hook(tmp_path, NO_ENSUREPIP.format(user=0), "apt-get")
    done = command(clone, environment, "build")
    calls = (tmp_path / "calls").read_text().splitlines()
    assert [call.split("apt-get ")[1] for call in calls] == [
        "-qq update",
        "-qq install --yes --no-install-recommends python3-venv",
    ]
    assert done.returncode == 1
    assert "torite > installing Debian's python3-venv" in done.stdout
    assert done.stdout.splitlines()[-1].endswith("type: sudo apt-get install python3-venv")


def test_without_ensurepip_others_are_told_the_command(clone: Path, tmp_path: Path) -> None:
    """Anybody else gets the one command to type, and nothing is tried."""
    environment = with_hook(tmp_path, NO_ENSUREPIP.format(user=1000), "apt-get")
    done = command(clone, environment, "build")
    assert not (tmp_path / "calls").exists()
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "torite > this Python cannot make environments; type: sudo apt-get install python3-venv"
    ]


def test_after_installing_ensurepip_the_environment_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the package is there, everything of the lock file goes in, checked by hash, then the project itself."""
    ran: list[tuple[str, ...]] = []

    def run(*words: object, **_: str) -> None:
        ran.append(tuple(map(str, words)))
        (tmp_path / "env").mkdir(exist_ok=True)

    monkeypatch.setattr(machine, "ENVIRONMENT", tmp_path / "env")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(machine, "apt_install", lambda package: package == "python3-venv")
    monkeypatch.setattr(machine, "run", run)
    machine.python()
    assert [words[1:3] for words in ran] == [("-m", "venv"), ("-m", "pip"), ("-m", "pip")]
    assert "--require-hashes" in ran[1]
    assert ran[2][-2:] == ("-e", ".")
    ran.clear()
    machine.python()
    assert ran == []


def test_a_second_run_fetches_nothing(ready: Path, tmp_path: Path) -> None:
    """Building and collecting all tests again asks no other machine for anything, and installs nothing."""
    calls = tmp_path / "calls"
    environment = with_hook(
        tmp_path, TELL_CONNECTIONS.format(file=str(calls)), "apt-get", "npm", "pip", "curl"
    )
    for words in (("build", str(tmp_path / "site")), ("tests", "--collect-only", "-q"), ("--list",)):
        done = command(ready, environment, *words)
        assert done.returncode == 0, done.stdout
        assert "this once" not in done.stdout
    assert not calls.exists(), calls.read_text()


def test_connections_would_be_told(tmp_path: Path) -> None:
    """The hook of the test before does see a connection."""
    calls = tmp_path / "calls"
    environment = with_hook(tmp_path, TELL_CONNECTIONS.format(file=str(calls)))
    asking = "import socket; s = socket.socket(); s.settimeout(0.1); s.connect_ex(('192.0.2.1', 9))"
    subprocess.run([sys.executable, "-c", asking], env=environment, check=True)
    assert "192.0.2.1" in calls.read_text()


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements.lock"])
def test_a_changed_lock_makes_the_environment_anew(
    name: str, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stamp follows the files that pin what is installed."""
    monkeypatch.setattr(machine, "ROOT", clone)
    before = machine.fingerprint("pyproject.toml", "requirements.lock")
    assert before == machine.fingerprint("pyproject.toml", "requirements.lock")
    (clone / name).write_text((clone / name).read_text() + "\n")
    assert before != machine.fingerprint("pyproject.toml", "requirements.lock")


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ((18, 20), False),
        ((22, 22), False),
        ((22, 23), True),
        ((23, 9), False),
        ((24, 15), True),
        ((26, 0), True),
    ],
)
def test_which_node_will_do(version: tuple[int, int], good: bool) -> None:
    """What the linters ask for, as in package.json."""
    assert machine.is_new_enough(*version) == good


def test_an_old_system_node_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then Node comes from PyPI, with its npm started as a program."""
    for name, says in (("node", "v18.1.0"), ("npm", "9.0.0")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {says}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert machine.system_node() is None
    (tmp_path / "node").write_text("#!/bin/sh\necho v24.20.0\n")
    assert machine.system_node() == (tmp_path / "node", [str(tmp_path / "npm")])


def test_a_browser_that_is_named_must_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    """TORITE_BROWSER with a mistake in it is told, not passed over."""
    monkeypatch.setenv("TORITE_BROWSER", "/no/such/chromium")
    with pytest.raises(
        machine.Missing, match="TORITE_BROWSER names /no/such/chromium, and there is no such program"
    ):
        machine.browser()
    monkeypatch.setenv("TORITE_BROWSER", str(shutil.which("sh")))
    assert machine.browser() == Path(str(shutil.which("sh")))


def test_without_any_browser_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where neither apt nor Playwright can install one, it is said what to install."""
    tried: list[str] = []
    monkeypatch.delenv("TORITE_BROWSER", raising=False)
    monkeypatch.setattr(machine, "installed_browser", lambda: None)

    def apt(package: str) -> bool:
        tried.append(package)
        return False

    def nothing(command: list[object], **_: object) -> "subprocess.CompletedProcess[str]":
        tried.append(" ".join(map(str, command[1:4])))
        return subprocess.CompletedProcess([], 0, stdout="", stderr="")

    monkeypatch.setattr(machine, "apt_install", apt)
    monkeypatch.setattr(subprocess, "run", nothing)
    with pytest.raises(
        machine.Missing, match="there is no browser for the browser tests; install Chromium or Chrome"
    ):
        machine.browser()
    assert tried[0] == "chromium"
    assert "-m playwright install" in tried


def test_every_command_has_a_line(ready: Path) -> None:
    """`nox -l` tells what each session does."""
    done = command(ready, dict(os.environ), "-l")
    for name in (
        "serve",
        "tests",
        "build",
        "lint",
        "rules",
        "bench",
        "coverage",
        "sweep",
        "stateful",
        "mutants",
        "pythons",
    ):
        assert any(
            line[2:].startswith(f"{name} -> ") and line.endswith(".") for line in done.stdout.splitlines()
        )


def test_a_pipe_that_cannot_carry_japanese() -> None:
    """Letters that the output cannot show are replaced, and the rest is printed."""
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    command = [sys.executable, "-m", "engine", "games"]
    done = subprocess.run(command, cwd=machine.ROOT, env=environment, check=True, capture_output=True)
    assert b"iroha: Iroha ni Oedo (??????)" in done.stdout


def test_playwrights_browser_has_one_without_windows_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Of the same version; without it the tests run in the other."""
    monkeypatch.delenv("TORITE_BROWSER", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(machine, "installed_browser", lambda: None)
    monkeypatch.setattr(machine, "apt_install", lambda package: False)
    monkeypatch.setattr(machine, "playwright_browser", lambda: tmp_path / "chromium-1255/linux/chrome")
    assert machine.headless_browser() == tmp_path / "chromium-1255/linux/chrome"
    for version in (1254, 1255):
        (tmp_path / f"chromium_headless_shell-{version}/linux").mkdir(parents=True)
        (tmp_path / f"chromium_headless_shell-{version}/linux/chrome-headless-shell").touch()
    assert machine.headless_browser() == tmp_path / "chromium_headless_shell-1255/linux/chrome-headless-shell"
