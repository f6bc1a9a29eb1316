import fs from 'node:fs';
import path from 'node:path';
import type { Guard } from './guard.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A sentence about each guard whose text in the code has changed: taking it out would break nothing. */
export const problemsOf = (guards: readonly Guard[]): string[] =>
  guards.flatMap(({ name, break: change }) => {
    if (!('file' in change)) return [];
    const parts = fs.readFileSync(path.join(root, change.file), 'utf8').split(change.from);
    return parts.length === 2 ? [] : [`${name}: its text does not occur exactly once in ${change.file}`];
  });
