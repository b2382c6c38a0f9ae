// node pyodide.mjs ROOT: prints how long the engine takes to import in Pyodide, and how fast it plays each game there.
const [root] = process.argv.slice(2);
const { loadPyodide } = await import(`${root}/node_modules/pyodide/pyodide.mjs`);

const pyodide = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1" } });
pyodide.mountNodeFS("/repo", root);
const told = await pyodide.runPythonAsync(`
import json, sys, time
sys.path.insert(0, "/repo")
began = time.perf_counter()
import engine.replay
took = time.perf_counter() - began
from bench import play
from engine.registry import GAMES

def rate(name):
    match = play.actions_of_a_match(name)
    play.rate(match, 1)
    return play.rate(match, 3)

json.dumps({"import": took, "rates": {name: rate(name) for name in GAMES}})
`);
console.log(told);
