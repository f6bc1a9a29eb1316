import { expect, test } from 'vitest';
import { clockFrom } from './clock.ts';

test('a clock that was set advances with the time of the process', async () => {
  const start = new Date('2027-12-31T23:59:59Z');
  const clock = clockFrom(start);
  const first = clock.now().getTime();
  expect(first).toBeGreaterThanOrEqual(start.getTime());
  expect(first - start.getTime()).toBeLessThanOrEqual(performance.now());
  await expect.poll(() => clock.now().getTime()).toBeGreaterThan(first);
});
