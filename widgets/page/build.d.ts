// Written by the build, beside the scripts: which build this is, and where things lie.
export const BUILD: string;
export const PYODIDE: string;
export const PYSCRIPT: string;
/** How long each file of a start is. */
export const FILES: Record<string, number>;
export const LOCK: string;
