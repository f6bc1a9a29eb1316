import os from 'node:os';
import path from 'node:path';

/** Modules that one start of a server has compiled are reused by the next: the tests start some hundred. */
export const compileCache = {
  NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'golark-compile-cache'),
};
