import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addDays } from '@golark/contract/dates/rules';
import { describe, expect, test } from 'vitest';
import { type FeedEvent, type ReadCalendar, type ReadingOptions, readCalendar } from './read-calendar.ts';

const options: ReadingOptions = {
  timeZone: 'America/Denver',
  checkInHour: 15,
  today: '2026-11-20',
  from: '2026-11-20',
  until: '2028-05-20',
  ownUidSuffix: '@golark.example',
};

const bytesOf = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.join('\r\n'));
const file = (...lines: string[]): Uint8Array => bytesOf(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', '']);

const feedOf = (count: number, number: number): Uint8Array =>
  file(
    ...Array.from({ length: count }, (_, i) => addDays('2026-11-21', i * 5)).flatMap((day, i) => [
      'BEGIN:VEVENT',
      `UID:${number}-${i}@airbnb.com`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(day, 3).replaceAll('-', '')}`,
      'SUMMARY:Reserved',
      `DESCRIPTION:https://www.airbnb.com/hosting/reservations/details/HM${String(i).padStart(8, '0')}`,
      'END:VEVENT',
    ]),
  );
const countOf = (result: ReadCalendar): number => (result.isRead ? result.events.length : -1);

/** A zone with so many changes that counting them takes seconds. */
const endless = file(
  'BEGIN:VTIMEZONE',
  'TZID:Endless',
  ...Array.from({ length: 6000 }).flatMap(() => [
    'BEGIN:STANDARD',
    'DTSTART:10000101T000000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    'RRULE:FREQ=YEARLY',
    'END:STANDARD',
  ]),
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Endless:20261201T150000',
  'DURATION:P1D',
  'END:VEVENT',
);

test('many files that arrive at once are all read, each with its own events', async () => {
  const feeds = Array.from({ length: 50 }, (_, number) => feedOf(100, number));
  await readCalendar(feedOf(1, 0), options);
  const results = await Promise.all(feeds.map((bytes) => readCalendar(bytes, options)));
  expect(results.map(countOf)).toEqual(feeds.map(() => 100));
  const uids = results.flatMap((result) => (result.isRead ? result.events.map(({ uid }) => uid) : []));
  expect(new Set(uids).size).toBe(5000);
});

test('a file that takes too long ends its worker, and the next files are read', async () => {
  const tooComplex = { isRead: false, fault: 'too_complex' };
  const [late, next] = await Promise.all([
    readCalendar(endless, options, 100),
    readCalendar(feedOf(3, 0), options),
  ]);
  expect(late).toEqual(tooComplex);
  expect(countOf(next)).toBe(3);
  expect(await readCalendar(new Uint8Array(10 * 1024 * 1024 + 1), options)).toEqual(tooComplex);
  expect(countOf(await readCalendar(feedOf(3, 0), options))).toBe(3);
});

const corpus = path.resolve(import.meta.dirname, '../../../../../shared/data/ics');

interface CorpusFile {
  name: string;
  bytes: Uint8Array;
  result: ReadCalendar;
  milliseconds: number;
}

const readCorpusFile = async (name: string): Promise<CorpusFile> => {
  const stored =
    [name, `${name}.gz`].map((one) => path.join(corpus, one)).find((one) => fs.existsSync(one)) ?? '';
  const content = fs.readFileSync(stored);
  const bytes = stored.endsWith('.gz') ? gunzipSync(content) : content;
  const day = /\/(\d{4})(\d\d)(\d\d)T/.exec(name)?.slice(1).join('-') ?? options.today;
  const window = { today: day, from: addDays(day, -730), until: addDays(day, 730) };
  const startedAt = performance.now();
  const result = await readCalendar(bytes, { ...options, ...window });
  return { name, bytes, result, milliseconds: performance.now() - startedAt };
};

// the published files are beside a checkout where tests have them
describe.runIf(fs.existsSync(corpus))('the files of other sites and libraries', () => {
  test('each is read or rejected, and the real ones have the nights that they state', async () => {
    const rows = fs.readFileSync(path.join(corpus, 'manifest.csv'), 'utf8').trim().split('\n').slice(1);
    const files: CorpusFile[] = [];
    for (const row of rows) files.push(await readCorpusFile(row.split(',')[0] ?? ''));
    expect(files.filter(({ milliseconds }) => milliseconds > 5000)).toEqual([]);
    const faults = files.flatMap(({ result }) => (result.isRead ? [] : [result.fault]));
    expect(faults).not.toContain('too_complex');
    expect(faults.filter((fault) => fault === 'not_a_calendar')).toHaveLength(65);
    const real = files.filter(({ name }) => name.startsWith('airbnb-feed-by-listing/'));
    const events: FeedEvent[] = [];
    for (const { name, bytes, result } of real) {
      expect(result, name).toMatchObject({ isRead: true, problems: [] });
      if (!result.isRead) continue;
      const text = new TextDecoder().decode(bytes);
      const stated = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g)];
      const found = result.events.map(({ arriveDay, departDay }) =>
        [arriveDay, departDay].join().replaceAll('-', ''),
      );
      expect(found, name).toEqual(stated.map(([, start, end]) => `${start},${end}`));
      events.push(...result.events);
    }
    expect(events.filter(({ kind, code }) => kind === 'reservation' && code !== null)).toHaveLength(3737);
    expect(events.filter(({ kind, code }) => kind !== 'reservation' && code === null)).toHaveLength(29);
    expect(events).toHaveLength(3766);
  });
});
