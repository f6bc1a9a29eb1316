import zlib from 'node:zlib';
import { eventPath } from '@golark/contract/event-paths';
import { locales } from '@golark/contract/locale/rules';
import * as paths from '@golark/contract/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing } from '#testing/factories';
import { createPageVisitors, type PageVisitor, themes } from '#testing/page-visitors';
import { recordCounts } from '#testing/record-counts';
import { type ServedPages, servePages } from '#testing/serve-pages';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { aGame, seatsForSale } from '#testing/tickets';

/** `npm run faults` sends 100,000, for every page in every language and theme. */
const isComplete = process.env['GOLARK_MIXED_REQUESTS'] !== undefined;
const requestCount = Number(process.env['GOLARK_MIXED_REQUESTS'] ?? 700);
const concurrency = 8;
/** Rendering takes most of the time, so most requests are of visitors whose pages are stored. */
const signedInShare = 0.04;

const dates = `?dateFrom=${testDay(17)}&dateTo=${testDay(20)}`;
const storedPages = [
  ...[paths.homePath(), paths.ticketsPath(), paths.membershipPath(), paths.loginPath()],
  ...[paths.aboutUsPath(), paths.destinationsPath(), paths.statePath('colorado'), paths.becomeHostPath()],
  ...[paths.searchPath({ state: 'colorado', city: 'denver' }, dates), paths.stayPath('stay-0', dates)],
  ...[eventPath('game-0'), paths.sellTicketsPath(), paths.searchPath({ state: 'colorado', offer: 'events' })],
];

/** The header that a client sends, and the encodings that it can read. */
const encodings: [accept: string | null, readable: (string | undefined)[]][] = [
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br', ['br', undefined]],
  ['gzip', ['gzip']],
  ['gzip;q=0.9, br;q=0.1', ['gzip']],
  ['br;q=0, *', ['gzip']],
  ['gzip;q=0, br;q=0', [undefined]],
  ['identity', [undefined]],
  [null, [undefined]],
];

/**
 * Whether a visitor gets one of three versions of a page: two of the three differ in their language only, and two in their theme only.
 * Rendering and compressing all six versions takes twice the time.
 */
const isVersionOf = (path: string, { locale, theme }: PageVisitor): boolean => {
  const n = storedPages.indexOf(path);
  const [first, second] = [themes[n % themes.length], themes[(n + 1) % themes.length]];
  return isComplete || theme === first || (theme === second && locale === locales[n % locales.length]);
};

let golark: TestApp;
let served: ServedPages;
let visitors: PageVisitor[];
beforeAll(async () => {
  golark = await createTestApp();
  for (let n = 0; n < 3; n++) await aListing(golark.ctx.db, { id: `stay-${n}` });
  await seatsForSale(golark, { eventId: await aGame(golark, { id: 'game-0' }) });
  visitors = await createPageVisitors(golark);
  served = await servePages(golark);
});
afterAll(async () => {
  await served?.close();
  await golark?.close();
});

/** The same numbers in every run. */
const randomFrom = (seed: number) => {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { next, pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T };
};

const decode = (body: Buffer, encoding: string | undefined): string => {
  if (encoding === 'br') return zlib.brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? zlib.gunzipSync(body) : body).toString();
};

/** The pressed button of the color modes; pages without the whole footer have none. */
const themeOf = (html: string): string | undefined =>
  /value="(\w+)" aria-pressed="true"/.exec(html.replace(/name="locale"[^>]*/g, ''))?.[1];

const limits = { timeout: 180_000 + requestCount * 20 };

test('no page contains anything of another visitor, and no tag is that of another page', limits, async () => {
  const random = randomFrom(1);
  const marks = visitors.flatMap(({ marks: own }) => own);
  const [accounts, others] = [true, false].map((isSignedIn) =>
    visitors.filter((visitor) => visitor.isSignedIn === isSignedIn),
  ) as [PageVisitor[], PageVisitor[]];
  /** The bytes of each entity tag, and the page that they are. */
  const known = new Map<string, { raw: Buffer; html: string }>();
  /** The page that visitors without a session get. */
  const pages = new Map<string, string>();
  const counts = { requests: 0, 'signed in': 0, 'not modified': 0, compressed: 0, pages: 0 };

  const expectOwnPage = (html: string, visitor: PageVisitor, path: string): void => {
    const isPersonal = visitor.isSignedIn || path === paths.loginPath();
    const foreign = isPersonal ? marks.filter((mark) => !visitor.marks.includes(mark)) : marks;
    const found = foreign.filter((mark) => html.includes(mark));
    expect(found, path).toEqual([]);
    if (visitor.isSignedIn) expect(html.includes(visitor.marks[1] ?? ''), path).toBe(true);
    expect(html.includes(`<html lang="${visitor.locale}"`), path).toBe(true);
    expect([undefined, visitor.theme], path).toContain(themeOf(html));
  };

  const expectSamePage = (html: string, visitor: PageVisitor, path: string): void => {
    const name = `${path} ${visitor.locale} ${visitor.theme}`;
    const page = pages.get(name) ?? html;
    // the same text was checked before; the page for logins may contain the email of its visitor only
    if (!pages.has(name) || path === paths.loginPath()) expectOwnPage(html, visitor, path);
    pages.set(name, page);
    expect(html === page, name).toBe(true);
  };

  const htmlOf = (
    raw: Buffer,
    { etag, encoding }: { etag: string | undefined; encoding: string | undefined },
  ) => {
    const seen = etag === undefined ? undefined : known.get(etag);
    if (seen) expect(raw.equals(seen.raw), etag).toBe(true);
    const html = seen?.html ?? decode(raw, encoding);
    if (etag !== undefined) known.set(etag, { raw, html });
    return html;
  };

  const sendOne = async (): Promise<void> => {
    const path = random.pick(storedPages);
    const visitor = random.pick(
      random.next() < signedInShare ? accounts : others.filter((other) => isVersionOf(path, other)),
    );
    const [accept, readable] = random.pick(encodings);
    const tags = random.next() < 0.4 ? [random.pick([...known.keys()]), random.pick([...known.keys()])] : [];
    const isHead = random.next() < 0.05;
    const { statusCode, headers, rawPayload } = await served.app.inject({
      method: isHead ? 'HEAD' : 'GET',
      url: path,
      headers: {
        ...visitor.headers,
        ...(accept === null ? {} : { 'accept-encoding': accept }),
        ...(tags.length > 0 ? { 'if-none-match': tags.join(', ') } : {}),
      },
    });
    const [etag, encoding] = [headers.etag, headers['content-encoding']];
    counts.requests += 1;
    if (visitor.isSignedIn) counts['signed in'] += 1;
    if (visitor.isSignedIn) expect(etag, path).toBeUndefined();
    if (statusCode === 302) {
      expect([visitor.isSignedIn, path]).toEqual([true, paths.loginPath()]);
      return;
    }
    if (statusCode === 304) {
      counts['not modified'] += 1;
      expect(tags).toContain(etag);
      const { html } = known.get(etag ?? '') ?? { html: '' };
      expectSamePage(html, visitor, path);
      return;
    }
    if (statusCode !== 200) expect.fail(`${path} returned ${statusCode}: ${decode(rawPayload, encoding)}`);
    if (encoding !== undefined) counts.compressed += 1;
    if (isHead) return;
    expect(readable, `${path} ${accept}`).toContain(encoding);
    const html = htmlOf(rawPayload, { etag, encoding });
    if (etag === undefined) expectOwnPage(html, visitor, path);
    else expectSamePage(html, visitor, path);
  };

  const client = async (): Promise<void> => {
    while (counts.requests < requestCount) await sendOne();
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  counts.pages = pages.size;
  recordCounts('pages of many visitors', counts);
  expect(counts['not modified']).toBeGreaterThan(0);
  expect(served.rendered.length).toBeLessThan(counts['signed in'] * 2 + pages.size * 4);
});
