import { setImmediate as started } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FreshFlights } from './fresh-flights.ts';

/** Runs that end when the test says so; each returns its number. */
const startRuns = () => {
  const flights = new FreshFlights<number>();
  const ends: ((isFailed?: boolean) => void)[] = [];
  const ask = (key = 'page') =>
    flights.run(key, () => {
      const number = ends.length + 1;
      return new Promise((resolve, reject) => {
        ends.push((isFailed) => (isFailed ? reject(new Error(`run ${number}`)) : resolve(number)));
      });
    });
  const end = (number: number, isFailed = false) => ends[number - 1]?.(isFailed);
  return { ask, end, ends };
};

test('who asks during a run gets the next one, which all of them share', async () => {
  const { ask, end, ends } = startRuns();
  const first = ask();
  await started();
  const others = [ask(), ask(), ask()];
  expect(ends).toHaveLength(1);
  end(1);
  expect(await first).toBe(1);
  await started();
  expect(ends).toHaveLength(2);
  const later = ask();
  end(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await started();
  end(3);
  expect(await later).toBe(3);
});

test('those who ask in the same moment share a run', async () => {
  const { ask, end, ends } = startRuns();
  const all = [ask(), ask(), ask()];
  await started();
  expect(ends).toHaveLength(1);
  end(1);
  expect(await Promise.all(all)).toEqual([1, 1, 1]);
});

test('a run that failed does not fail those who asked after it started', async () => {
  const { ask, end } = startRuns();
  const first = ask();
  await started();
  const second = ask();
  end(1, true);
  await expect(first).rejects.toThrow('run 1');
  await started();
  end(2);
  expect(await second).toBe(2);
});

test('what has ended is not given to anyone, and keys do not wait for each other', async () => {
  const { ask, end, ends } = startRuns();
  const first = ask();
  await started();
  end(1);
  await first;
  const second = ask();
  const other = ask('another page');
  await started();
  expect(ends).toHaveLength(3);
  end(2);
  end(3);
  expect(await Promise.all([second, other])).toEqual([2, 3]);
});
