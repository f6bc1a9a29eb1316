import { expect, test } from 'vitest';
import { nextAttemptOf } from './next-attempt.ts';

const day = (date: number): Date => new Date(Date.UTC(2027, 10, date, 18));
const failure = { failedAt: day(20), planned: [], delaysInDays: [1, 3, 5], deadline: day(30) };

test('each attempt follows after its own delay, and the table of delays is the end', () => {
  const attempts = [0, 1, 2, 3].map((attempt) => nextAttemptOf({ ...failure, attempt }));
  expect(attempts).toEqual([day(21), day(23), day(25), null]);
});

test('what is planned already is not postponed by a failure in between', () => {
  expect(nextAttemptOf({ ...failure, attempt: 1, planned: [day(19), day(22)] })).toEqual(day(22));
});

test('nothing is tried at or after the deadline', () => {
  expect(nextAttemptOf({ ...failure, attempt: 0, deadline: day(21) })).toBeNull();
  expect(nextAttemptOf({ ...failure, attempt: 0, deadline: null })).toBeNull();
});
