import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ByteRate } from './byte-rate.ts';

const chunk = Buffer.alloc(50_000, 1);
const body = (chunks: number) => Readable.from(Array.from({ length: chunks }, () => chunk));

test('bodies keep their bytes, and share the rate', async () => {
  const rate = new ByteRate(1_000_000);
  const startedAt = performance.now();
  const [one, two] = await Promise.all([buffer(rate.limit(body(3))), buffer(rate.limit(body(2)))]);
  expect([one, two]).toEqual([Buffer.alloc(150_000, 1), Buffer.alloc(100_000, 1)]);
  // the last chunk begins when the others have passed
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(195);
});

test('a body that is interrupted fails', async () => {
  const interrupted = new Readable({ read: () => undefined });
  const read = buffer(new ByteRate(1_000_000).limit(interrupted));
  interrupted.destroy(new Error('the connection is closed'));
  await expect(read).rejects.toThrow('closed');
});
