import { mostFileBytes } from '@golark/contract/selling/rules';
import { expect, test } from 'vitest';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { SettableClock } from '#testing/settable-clock';
import { aTicketPdf, bomb, pdfWithContent, rawStream } from '#testing/ticket-pdfs';
import { readTickets } from './read-tickets.ts';
import { readingTimeOf } from './reading-time.ts';

const clock = new SettableClock('2026-11-20T18:00:00Z');
/** In a process that has read nothing yet. */
const aReadingTime = () => readingTimeOf({ db: {}, clock } as unknown as Context, 'account');

const read = (content: string, ticketCount = 1, time = aReadingTime()) =>
  readTickets(content, { ticketCount, path: 'content', time });

test('files that arrive at once are read in turn, and too many are refused instead of waiting for ever', async () => {
  const files = await Promise.all(Array.from({ length: 14 }, () => aTicketPdf(2)));
  const results = await Promise.allSettled(files.map((content) => read(content, 2)));
  const parts = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(parts.map(({ length }) => length)).toEqual(Array.from({ length: 12 }, () => 2));
  expect(new Set(parts.flat().map(({ sha256 }) => sha256)).size).toBe(24);
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Failure] : [],
  );
  expect(refused.map(({ code }) => code)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
});

test('what is wrong with a file is an error of its field', async () => {
  const fault = async (content: string, ticketCount = 1) => {
    const error = await read(content, ticketCount).catch((failure: unknown) => failure);
    return error instanceof Failure ? error.details.errors : error;
  };
  const path = 'content';
  const packed = pdfWithContent(rawStream('/Filter /FlateDecode', bomb()));
  expect(await fault(packed)).toMatchObject([{ path, code: 'file_too_complex' }]);
  expect(await fault(await aTicketPdf(2), 3)).toMatchObject([
    { path, code: 'file_pages', params: { count: 2, expected: 3 } },
  ]);
  const tooBig = Buffer.alloc(mostFileBytes + 1).toString('base64');
  expect(await fault(tooBig)).toMatchObject([{ path, code: 'file_too_big', params: { maximum: 4 } }]);
});

test('a file that takes longer to read and draw than it may is refused', async () => {
  const file = { ticketCount: 1, path: 'content', time: aReadingTime(), mostMilliseconds: 1 };
  const reading = readTickets(await aTicketPdf(), file);
  await expect(reading).rejects.toMatchObject({ details: { errors: [{ code: 'file_too_complex' }] } });
});

test('an account whose files have taken a minute waits until an hour after the first of them', async () => {
  const time = aReadingTime();
  time.spend(59_999);
  await read(await aTicketPdf(1), 1, time);
  const codeOf = (error: unknown) => (error instanceof Failure ? error.code : error);
  const readAgain = async () => read(await aTicketPdf(1), 1, time).then(() => 'READ', codeOf);
  expect(await readAgain()).toBe('RATE_LIMITED');
  clock.advanceMinutes(61);
  expect(await readAgain()).toBe('READ');
});
