import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDeadLetters } from '#platform/jobs/dead-letters';
import { createTestApp, type TestApp } from '#testing/test-app';
import { CommandError } from './command-error.ts';
import { describeDeadLetters, discardJobs, retryJobs } from './job-commands.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const failOnce = async (note: string): Promise<string> => {
  await golark.ctx.db.transaction().execute((trx) =>
    golark.ctx.jobs.enqueueAll(trx, [
      {
        name: 'test.unknown',
        data: { note },
        retry: { retries: 0, firstDelaySeconds: 1, longestDelaySeconds: 1 },
      },
    ]),
  );
  await golark.runJobs();
  return (await listDeadLetters(golark.ctx.db)).at(-1)?.id ?? '';
};

test('lists, retries and discards dead letters by id', async () => {
  const id = await failOnce('first');
  expect(describeDeadLetters(await listDeadLetters(golark.ctx.db))).toEqual([
    expect.stringMatching(new RegExp(`^${id} .* test\\.unknown .*first.* no handler is registered`)),
  ]);
  expect(await retryJobs(golark, [id], {})).toBe('1 job runs again.');
  await golark.runJobs();
  const [again] = await listDeadLetters(golark.ctx.db);
  expect(await discardJobs(golark, [again?.id ?? ''], {})).toBe('1 job was discarded.');
  expect(await listDeadLetters(golark.ctx.db)).toEqual([]);
});

test('acts on all dead letters only with --all, and rejects an unknown id', async () => {
  await failOnce('second');
  await failOnce('third');
  await expect(discardJobs(golark, [], {})).rejects.toThrow(CommandError);
  await expect(retryJobs(golark, ['nonsense'], {})).rejects.toThrow('is not the id of a dead letter');
  expect(await discardJobs(golark, [], { all: true })).toBe('2 jobs were discarded.');
});
