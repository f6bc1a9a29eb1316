import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test('docs/security.md names tests that exist', () => {
  const page = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const named = [...page.matchAll(/\| `([^`]+\.test\.tsx?)`: (.+) \|$/gm)];
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(([, file = '', name = '']) => {
    const full = path.join(root, /^(?:web\/app|e2e)\//.test(file) ? '' : 'server/src', file);
    return !fs.existsSync(full) || !fs.readFileSync(full, 'utf8').includes(name);
  });
  expect(missing.map(([line]) => line)).toEqual([]);
});
