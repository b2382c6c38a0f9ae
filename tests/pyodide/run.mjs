// Runs the engine's tests inside Pyodide and prints the digest of its logs: node run.mjs ROOT PACKAGES
const [root, packages] = process.argv.slice(2);
const { loadPyodide } = await import(`${root}/node_modules/pyodide/pyodide.mjs`);

const pyodide = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1" } });
pyodide.mountNodeFS("/repo", root);
pyodide.mountNodeFS("/packages", packages);
const code = await pyodide.runPythonAsync(`
import os, sys
os.chdir("/repo")
sys.path[:0] = ["/repo"]
sys.path.append("/packages")
import pytest
# Hypothesis has a part that is not Python: its plugin stays out
code = int(pytest.main(["-p", "no:hypothesispytest", "-p", "no:cacheprovider", "-o", "addopts=", "-q", "tests/engine"]))
from tests.engine.playing import digest
print("python", sys.version.split()[0])
print("digest", digest())
code
`);
process.exit(code);
