import { expect, test } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { measureSpreadLiterals } from './spread-literals.ts';

const foundIn = (text: string) =>
  measureSpreadLiterals([sourceFile('server/src/orders/a.ts', text)])['spread-literals']?.map(
    ({ line, what }) => `${line} ${what}`,
  );

test('finds literals that are spread as they are', () => {
  expect(foundIn('const a = {\n  ...{ b, c },\n};')).toEqual(['2 ...{ b, c }']);
  expect(foundIn("const a = [...(['b'] as const), ...[1]];")).toEqual(["1 ...(['b'] as const)", '1 ...[1]']);
  expect(foundIn('call(...[1, 2]);')).toEqual(['1 ...[1, 2]']);
});

test('leaves out values and conditions', () => {
  expect(foundIn('const a = { ...b, ...c(), ...(d ? { d } : {}), ...(e && { e }) };')).toEqual([]);
  expect(foundIn('const a = [...b, ...(c ? [1] : []), ...(d ?? [])];')).toEqual([]);
  expect(foundIn('const { a, ...rest } = b; const c = (...d) => d;')).toEqual([]);
});
