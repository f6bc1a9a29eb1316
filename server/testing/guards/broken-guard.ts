import path from 'node:path';
import type { Plugin } from 'vitest/config';
import type { Guard } from './guard.ts';
import { guards } from './guards.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The guard that this run of the tests takes out, by its name in the environment. */
export const brokenGuard = (): Guard | undefined => {
  const name = process.env['GOLARK_BROKEN_GUARD'];
  if (!name) return undefined;
  const guard = guards.find((known) => known.name === name);
  if (!guard) throw new Error(`there is no guard named ${name}`);
  return guard;
};

/** Takes a guard out of the code as the tests load it; no file is changed. */
export const breakGuard = (): Plugin => {
  const change = brokenGuard()?.break;
  return {
    name: 'break-guard',
    enforce: 'pre',
    transform: (code, id) => {
      if (!change || !('file' in change) || id !== path.join(root, change.file)) return undefined;
      return code.replace(change.from, () => change.to);
    },
  };
};
