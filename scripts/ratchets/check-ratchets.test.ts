import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../git.ts';
import { smallRepository } from '../testing/small-repository.ts';
import { checkRatchets } from './check-ratchets.ts';
import { tableTypes } from './source-file.ts';

const limits = 'scripts/ratchets/limits.json';
const source = 'server/src/orders/a.ts';
const spreads = (...members: string[]) => members.map((member) => `a = { ...{ ${member} } };\n`).join('');

/** A repository with two literals that are spread and with committed limits. */
const ratchetRepository = () => {
  const repository = smallRepository();
  for (const file of ['CONTRIBUTING.md', tableTypes])
    repository.write(file, fs.readFileSync(path.join(root, file), 'utf8'));
  repository.write(source, spreads('b', 'c'));
  repository.write(limits, '{}');
  const check = () => checkRatchets(repository.folder, false).join('\n');
  const write = () => checkRatchets(repository.folder, true).join('\n');
  const readLimits = () => JSON.parse(fs.readFileSync(path.join(repository.folder, limits), 'utf8'));
  write();
  repository.commit('scripts: store the limits');
  return { ...repository, check, writeLimits: write, readLimits };
};

test('a count above its limit fails and names the new places; the limit is not raised', () => {
  using repository = ratchetRepository();
  expect(repository.check()).toBe('');
  repository.write(source, `\n${spreads('b', 'c', 'd')}`);
  const problem = `spread-literals: 3, the limit is 2. Change the new places:\n  ${source}:4 ...{ d }`;
  expect(repository.check()).toBe(problem);
  expect(repository.writeLimits()).toBe(problem);
  expect(repository.readLimits()['spread-literals']).toBe(2);
});

test('an edit of the file does not raise a limit, committed or not', () => {
  using repository = ratchetRepository();
  repository.write(source, spreads('b', 'c', 'd'));
  repository.write(limits, JSON.stringify({ ...repository.readLimits(), 'spread-literals': 3 }));
  expect(repository.check()).toContain('spread-literals: 3, the limit is 2');
  repository.commit('orders: spread a literal');
  expect(repository.check()).toContain('spread-literals: 3, the limit is 2');
});

test('a count below its limit fails until the limit is lowered', () => {
  using repository = ratchetRepository();
  repository.write(source, spreads('b'));
  expect(repository.check()).toContain('spread-literals: 1, the limit is 2. Lower the limit');
  expect(repository.writeLimits()).toBe('');
  expect(repository.readLimits()['spread-literals']).toBe(1);
});

test('a count without a limit fails until it gets one; it starts again after a commit without it', () => {
  using repository = ratchetRepository();
  const { 'spread-literals': _, ...others } = repository.readLimits();
  repository.write(limits, JSON.stringify(others));
  repository.write(source, spreads('b', 'c', 'd'));
  expect(repository.writeLimits()).toContain('spread-literals: 3, the limit is 2');
  repository.commit('scripts: remove a limit');
  expect(repository.check()).toContain('spread-literals: 3 without a limit');
  expect(repository.writeLimits()).toBe('');
  repository.commit('scripts: store the limit again');
  expect(repository.check()).toBe('');
});

test('an exported archive without git is compared with the limits of its file', () => {
  using repository = ratchetRepository();
  fs.rmSync(path.join(repository.folder, '.git'), { recursive: true });
  expect(repository.check()).toBe('');
  repository.write(source, spreads('b', 'c', 'd'));
  expect(repository.check()).toContain(`${source}:3 ...{ d }`);
});

test('a table without an owner fails', () => {
  using repository = ratchetRepository();
  const types = fs.readFileSync(path.join(root, tableTypes), 'utf8');
  repository.write(tableTypes, types.replace('  accounts: Accounts;', '$&\n  roads: Accounts;'));
  expect(repository.check()).toBe('roads is owned by no feature');
});
