// Runs a module of the tests inside Pyodide: node run.mjs ROOT PACKAGES MODULE
const [root, packages, module] = process.argv.slice(2);
const { loadPyodide } = await import(`${root}/node_modules/pyodide/pyodide.mjs`);

const { TORITE_SWEEP = "" } = process.env;
const pyodide = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", TORITE_SWEEP } });
pyodide.mountNodeFS("/repo", root);
pyodide.mountNodeFS("/packages", packages);
pyodide.globals.set("module", module);
try {
  pyodide.runPython(`
    import os, sys
    os.chdir("/repo")
    sys.path[:0] = ["/repo"]
    sys.path.append("/packages")
    from importlib import import_module
    code = import_module(module).main()
  `);
} catch (fault) {
  console.log(fault.message);
}
process.exit(pyodide.globals.get("code") ?? 1);
