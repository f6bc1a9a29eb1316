import { expect, test } from 'vitest';
import { guards } from './guards.ts';
import { problemsOf } from './stale-guards.ts';

test('the text of every guard is in the code, once', () => {
  expect(problemsOf(guards)).toEqual([]);
  const gone = { file: 'package.json', from: 'not in it', to: '' };
  expect(problemsOf([{ name: 'gone', guarantee: '', break: gone, tests: [] }])).toHaveLength(1);
});

test('a guard is named once', () => {
  const names = guards.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
