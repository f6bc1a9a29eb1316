import { expect, test } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { measureDaysOfUtc } from './days-of-utc.ts';

const foundIn = (text: string) =>
  measureDaysOfUtc([sourceFile('server/src/orders/a.ts', text)])['days-of-utc']?.map(({ line }) => line);

test('finds the day of an instant without a zone, in code and in SQL', () => {
  expect(foundIn('const day = now.toISOString().slice(0, 10);')).toEqual([1]);
  expect(foundIn(`const a = 1;\nconst b = sql\`\${now}::timestamptz::date\`;`)).toEqual([2]);
});

test('leaves out days of a zone', () => {
  expect(foundIn("const day = dayInZone(now, 'America/Denver');")).toEqual([]);
  expect(foundIn('(now::timestamptz AT TIME ZONE l.time_zone)::date')).toEqual([]);
});
