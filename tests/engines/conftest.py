"""Firefox and WebKit, one of each for all tests; every test has a host of its own, and so its own storage."""

import os
import subprocess
from collections.abc import Iterator

import pytest
from selenium import webdriver
from selenium.webdriver.remote.webdriver import WebDriver

from tests.engines.reader import Reader
from tests.hosts import Host
from tools import machine


@pytest.fixture(scope="session")
def firefox() -> Iterator[WebDriver]:
    options = webdriver.FirefoxOptions()
    options.binary_location = str(machine.firefox())
    options.add_argument("-headless")
    with webdriver.Firefox(options, webdriver.FirefoxService(str(machine.geckodriver()))) as driver:
        yield driver


@pytest.fixture(scope="session")
def webkit(screen: str) -> Iterator[WebDriver]:
    service = webdriver.WebKitGTKService(str(machine.webkit()), env={**os.environ, "DISPLAY": screen})
    with webdriver.WebKitGTK(webdriver.WebKitGTKOptions(), service) as driver:
        yield driver


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """One that nobody sees, for a browser that must have one."""
    command = [str(machine.screen()), "-displayfd", "1", "-screen", "0", "1280x1024x24"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        yield f":{server.stdout.readline().strip()}"
        server.terminate()


@pytest.fixture
def reader(request: pytest.FixtureRequest, host: Host) -> Reader:
    """With the browser that a test names, on the site for the first time."""
    driver: WebDriver = request.getfixturevalue(request.param)
    return Reader(driver, host.url)
