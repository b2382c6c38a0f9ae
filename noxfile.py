"""Torite's commands: `python3 noxfile.py serve`, or `nox -s serve`; `nox -l` lists them all.

Run as a script on a machine that has only Python, this first makes the environment that nox runs in.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # the sentence is for whoever starts this with an old Python
    sys.exit(f"Torite needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import machine

if __name__ == "__main__":
    sys.exit(machine.nox(sys.argv[1:]))

import nox

nox.needs_version = ">=2024.4.15"
nox.options.sessions = ["tests", "lint"]


Run = Callable[..., None]
LANES = (
    *("-n", "auto", "--maxprocesses=4", "--dist=loadfile", "--no-loadscope-reorder"),
    *("--timeout=300", "--timeout-method=thread"),
)
"""Files of tests side by side, as many as there are cores; what a file shares is made once. A test that hangs ends its
process, is named, and the others go on."""


def session(function: Callable[[Run, list[str]], None]) -> object:
    """A session that runs Python modules in the one environment of the project, made or renewed first."""

    @wraps(function)
    def prepared(session: nox.Session) -> None:
        def run(*words: "str | Path", **more: str) -> None:
            path = os.pathsep.join((str(machine.BIN), os.environ.get("PATH", "")))
            session.run(machine.python(), "-m", *words, external=True, env={"PATH": path, **more})

        try:
            function(run, session.posargs)
        except machine.Missing as fault:
            session.error(str(fault))

    return nox.session(venv_backend="none")(prepared)


@session
def serve(run: Run, arguments: list[str]) -> None:
    """Build the site, serve it as GitHub Pages would, rebuild on change."""
    machine.node()
    run("tools.serve", *arguments)


@session
def tests(run: Run, arguments: list[str]) -> None:
    """All tests, browser tests and tests in Pyodide included, the engine's with coverage; arguments go to pytest."""
    browser = {"TORITE_BROWSER": str(machine.headless_browser()), **machine.for_playwright()}
    if not arguments:
        coverage_of_the_engine(run)
        arguments = ["--ignore=tests/engine", *LANES]
    run("pytest", *arguments, **browser)


@session
def sweep(run: Run, arguments: list[str]) -> None:
    """The tests with all of what they otherwise take a seeded sample of; arguments go to pytest."""
    browser = {"TORITE_BROWSER": str(machine.headless_browser()), **machine.for_playwright()}
    run("pytest", *LANES, *arguments, TORITE_SWEEP="1", **browser)


@session
def engines(run: Run, arguments: list[str]) -> None:
    """The site in Firefox and in WebKit, with a network and without one; arguments go to pytest."""
    machine.packages("engines")
    for program in (machine.firefox, machine.webkit, machine.screen):
        program()
    run("pytest", *(arguments or ["tests/engines"]), "--timeout=300")


@session
def landing(run: Run, arguments: list[str]) -> None:
    """Does every address land, in every way and at every size, and does any page move? N takes every Nth address."""
    browser = {"TORITE_BROWSER": str(machine.headless_browser()), **machine.for_playwright()}
    run("tests.browser.landing", *arguments, **browser)


@session
def searching(run: Run, arguments: list[str]) -> None:
    """How well and how soon does the search answer what is asked at tables? Figures by game; it fails where results come late."""
    browser = {"TORITE_BROWSER": str(machine.headless_browser()), **machine.for_playwright()}
    run("tests.browser.searching", *arguments, **browser)


@session
def turns(run: Run, arguments: list[str]) -> None:
    """Is all that a turn needs in sight on a phone, over ten deals of each game? Arguments go to pytest."""
    browser = {"TORITE_BROWSER": str(machine.headless_browser()), **machine.for_playwright()}
    run("pytest", "tests/browser/test_turns.py", *arguments, TORITE_SWEEP="1", **browser)


@session
def coverage(run: Run, arguments: list[str]) -> None:
    """Every line and branch of the engine is reached by its own tests, or this fails."""
    coverage_of_the_engine(run)


def coverage_of_the_engine(run: Run) -> None:
    data = {"COVERAGE_FILE": str(machine.ROOT / ".nox" / "coverage")}
    run("coverage", "erase", **data)
    run("coverage", "run", "-m", "pytest", "tests/engine", *LANES, **data)
    run("coverage", "combine", "--quiet", **data)
    run("coverage", "report", **data)


@session
def stateful(run: Run, arguments: list[str]) -> None:
    """The state machines for longer, with other luck each time; arguments go to pytest."""
    run("pytest", "tests/stateful", "--hypothesis-profile=long", *arguments)


@session
def mutants(run: Run, arguments: list[str]) -> None:
    """Change one thing at a time in what decides: do tests fail? Arguments choose games."""
    machine.packages("mutants")
    run("tools.mutants", *arguments)


@session
def pythons(run: Run, arguments: list[str]) -> None:
    """The engine's tests under every other Python that is found here; the matches must be the same."""
    run("tools.pythons")


@session
def build(run: Run, arguments: list[str]) -> None:
    """Build the site into the folder site, or the one named."""
    machine.node()
    run("tools.build", *arguments)


@session
def lint(run: Run, arguments: list[str]) -> None:
    """Style, types, spelling, how the pages sound, the workflows, the page's scripts, and the HTML and CSS of the built site."""
    machine.node()
    run("ruff", "check", ".")
    run("ruff", "format", "--check", ".")
    run("mypy")
    run("codespell_lib", ".")
    run("tools.prose")
    run("tools.build", "site")
    run("tools.lint", "site")


@session
def rules(run: Run, arguments: list[str]) -> None:
    """Prove the rules: without any one of its rulings a play file must fail."""
    run("engine", "rules", "--prove", *arguments)


@session
def bench(run: Run, arguments: list[str]) -> None:
    """Speed and size, as ratios in one run; nothing here is a test."""
    machine.node()
    machine.packages("bench")
    run("bench", *arguments)


@session
def memory(run: Run, arguments: list[str]) -> None:
    """Memory levels off over 200 changes of page, or this fails; an argument is another number of changes."""
    run("bench.memory", *arguments, TORITE_BROWSER=str(machine.browser()), **machine.for_playwright())


@session
def tournament(run: Run, arguments: list[str]) -> None:
    """Players against each other on the same deals, each at every seat: `tournament strong newcomer`; --help tells the rest."""
    for group in ("dask", "openspiel"):
        if group in "".join(arguments):
            machine.packages(group)
    run("bench.tournament", *arguments)


@session
def cluster(run: Run, arguments: list[str]) -> None:
    """A tournament on a Dask cluster writes the same bytes as one in processes here; arguments go to pytest."""
    machine.packages("dask")
    run("pytest", "tests/tournament", *arguments)


@session
def honesty(run: Run, arguments: list[str]) -> None:
    """Does what a seat cannot see ever change what a player chooses? Thousands of positions; --help tells the rest."""
    run("bench.honesty", *arguments)


@session
def reviews(run: Run, arguments: list[str]) -> None:
    """Does a review find planted blunders, and leave a strong player in peace? --help tells the rest."""
    run("bench.reviews", *arguments)
