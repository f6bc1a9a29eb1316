import { expect, test } from 'vitest';
import { daysOfWord } from './days-of-word.ts';

test('a weekend is Friday to Sunday: the coming one from Monday on, what is left of it from Friday on', () => {
  const expected: [string, string, string][] = [
    ['2026-11-16', '2026-11-20', '2026-11-22'],
    ['2026-11-19', '2026-11-20', '2026-11-22'],
    ['2026-11-20', '2026-11-20', '2026-11-22'],
    ['2026-11-21', '2026-11-21', '2026-11-22'],
    ['2026-11-22', '2026-11-22', '2026-11-22'],
    ['2026-11-23', '2026-11-27', '2026-11-29'],
  ];
  for (const [today, first, last] of expected)
    expect(daysOfWord('this-weekend', today), today).toEqual({ first, last });
});

test('a month ends on its last day, in leap years too', () => {
  for (const [today, last] of [
    ['2026-11-30', '2026-11-30'],
    ['2026-12-01', '2026-12-31'],
    ['2028-02-10', '2028-02-29'],
    ['2027-02-28', '2027-02-28'],
  ] as const)
    expect(daysOfWord('this-month', today)).toEqual({ first: today, last });
});
