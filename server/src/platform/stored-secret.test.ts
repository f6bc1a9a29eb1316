import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { readStoredSecret } from './stored-secret.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-secret-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

test('a secret is created once, for its owner only, and nothing is left beside it', () => {
  const dir = path.join(root, 'new');
  const secret = readStoredSecret(dir);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readStoredSecret(dir)).toBe(secret);
  expect(fs.readdirSync(dir)).toEqual(['secret']);
  expect(fs.statSync(path.join(dir, 'secret')).mode & 0o777).toBe(0o600);
});

test.each(['', '\n', 'short'])('a file that contains %j is reported, with what to do', (content) => {
  const file = path.join(root, 'secret');
  fs.writeFileSync(file, content);
  expect(() => readStoredSecret(root)).toThrow(ConfigError);
  expect(() => readStoredSecret(root)).toThrow(`${file} contains no secret: restore it, or delete it`);
});
