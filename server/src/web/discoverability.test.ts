import { cityPath } from '@golark/contract/city-paths';
import { eventPath, performerPath, ticketCheckoutPath, venuePath } from '@golark/contract/event-paths';
import { hostPath } from '@golark/contract/host-paths';
import { joinedPath, joinPath } from '@golark/contract/join-paths';
import * as paths from '@golark/contract/paths';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesOfRows, type SitemapRow } from '#platform/sitemap';
import { aListing } from '#testing/factories';
import { faultsOfThing, faultsOfXml, isAllowedBy, type Tag, tagsOf } from '#testing/search-engine-rules';
import { type ServedPages, servePages } from '#testing/serve-pages';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aGame, seatsForSale } from '#testing/tickets';

/** Not that of the requests: addresses are those that the operator configured. */
const origin = 'https://stays.example';
const stayId = 'stay-1';

let golark: TestApp;
let served: ServedPages;
beforeAll(async () => {
  golark = await createTestApp({ PUBLIC_URL: origin });
  const { db } = golark.ctx;
  await aListing(db, {
    id: stayId,
    latitude: 39.7412,
    longitude: -104.9876,
    title: 'Pines </script> & "more"',
    updated_at: new Date('2026-11-03T10:00:00Z'),
  });
  // a second page of the search
  for (let n = 2; n <= 21; n++) await aListing(db, { id: `stay-${n}` });
  await aListing(db, { id: 'unlisted' });
  await sql`UPDATE listings SET status = 'unpublished' WHERE id = 'unlisted'`.execute(db);
  await sql`INSERT INTO reviews (listing_id, author_name, rating, body, locale, stayed_in)
    VALUES (${stayId}, 'Ada', 5, 'Quiet & warm.', 'en', '2026-10-01')`.execute(db);
  await sql`UPDATE listings SET review_count = 1, quality = 5 WHERE id = ${stayId}`.execute(db);
  const eventId = await aGame(golark, { id: 'game-1', performers: ['Denver Rail'] });
  await seatsForSale(golark, { eventId });
  await aGame(golark, { id: 'game-off', status: 'CANCELED' });
  served = await servePages(golark);
});
afterAll(async () => {
  await served?.close();
  await golark?.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url: url.replace(origin, ''), headers });

const valuesOf = (tags: readonly Tag[], name: string): string[] =>
  tags.filter((tag) => tag.name === name).map(({ text }) => text);

const sitemapFiles = async (): Promise<string[]> => valuesOf(tagsOf((await get('/sitemap.xml')).body), 'loc');

interface Listed {
  address: string;
  changed: string | undefined;
  alternates: Record<string, string>;
}

const listedIn = async (file: string): Promise<Listed[]> =>
  (await get(file)).body
    .split('<url>')
    .slice(1)
    .map((part) => {
      const tags = tagsOf(`<url>${part}`);
      const links = tags.filter(({ name }) => name === 'xhtml:link');
      return {
        address: valuesOf(tags, 'loc')[0] ?? '',
        changed: valuesOf(tags, 'lastmod')[0],
        alternates: Object.fromEntries(
          links.map(({ attributes: { hreflang = '', href = '' } }) => [hreflang, href]),
        ),
      };
    });

const listAll = async (): Promise<Listed[]> => {
  const listed: Listed[] = [];
  for (const file of await sitemapFiles()) listed.push(...(await listedIn(file)));
  return listed;
};

const headOf = (html: string): Tag[] =>
  tagsOf((html.split('</head>')[0] ?? '').replaceAll(/<style.*?<\/style>/gs, ''));

const find = (tags: readonly Tag[], name: string, wanted: Record<string, string>): Tag[] =>
  tags.filter(
    (tag) =>
      tag.name === name && Object.entries(wanted).every(([key, value]) => tag.attributes[key] === value),
  );

const thingsOf = (html: string): Record<string, unknown>[] => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => {
    const { '@context': context, '@graph': things } = JSON.parse(text);
    expect(context).toBe('https://schema.org');
    return things;
  });
};

type Question = { name: string; acceptedAnswer: { text: string } };

const thingIn = (html: string, type: string) => thingsOf(html).find((thing) => thing['@type'] === type);

describe('robots.txt', () => {
  test('names the sitemap at the public address and allows every page of it', async () => {
    const { body: robots } = await get('/robots.txt', { host: 'elsewhere.example' });
    expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    for (const { address } of await listAll())
      expect(isAllowedBy(robots, address.replace(origin, '')), address).toBe(true);
  });

  test('keeps crawlers from pages about a person or a purchase', async () => {
    const { body: robots } = await get('/robots.txt');
    const personal = [
      ...[
        paths.accountPath(),
        paths.tripPath('b1'),
        paths.partnerPath(),
        paths.loginPath('/saved/'),
        paths.savedPath(),
      ],
      ...[
        paths.bookingPath('stay-1'),
        ticketCheckoutPath('game-1', 'h1'),
        joinPath('GO2025'),
        joinedPath('o1'),
      ],
      ...[paths.setPasswordPath('t'), paths.controlsPath(), '/dev/mailbox', '/v1/account/me'],
    ];
    for (const path of personal) expect(isAllowedBy(robots, path), path).toBe(false);
  });
});

describe('the sitemap', () => {
  test('is well-formed, in files that search engines read, and says when they changed', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    expect(faultsOfXml(index.body)).toEqual([]);
    const files = await sitemapFiles();
    expect(files.map((file) => file.replace(`${origin}/sitemaps/`, '')).toSorted()).toEqual(
      [
        'destinations',
        'event-cities',
        'events',
        'hosts',
        'pages',
        'performers',
        'stays',
        'ticket-categories',
        'venues',
      ].map((kind) => `${kind}-1.xml`),
    );
    for (const file of files) {
      const { body } = await get(file);
      expect(faultsOfXml(body), file).toEqual([]);
      expect(Buffer.byteLength(body)).toBeLessThan(50_000_000);
      expect((await listedIn(file)).length).toBeLessThanOrEqual(50_000);
    }
    expect(index.body).toContain('stays-1.xml</loc><lastmod>2026-11-03T10:00:00.000Z</lastmod>');
    expect((await get('/sitemaps/stays-2.xml')).statusCode).toBe(404);
  });

  test('lists each public page in every language, and nothing else', async () => {
    const listed = await listAll();
    const addresses = listed.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    const expected = [
      ...[
        paths.homePath(),
        paths.statePath('colorado'),
        cityPath('colorado', 'denver'),
        paths.searchPath({ state: 'colorado', city: 'denver' }),
      ],
      ...[paths.stayPath(stayId), hostPath('pm-test'), eventPath('game-1'), venuePath('v-test')],
      ...[performerPath('denver-rail'), paths.membershipPath(''), paths.helpPath(), paths.termsPath()],
    ];
    for (const path of expected)
      expect(addresses).toEqual(expect.arrayContaining([`${origin}${path}`, `${origin}${path}?lang=es`]));
    expect(addresses.filter((address) => /unlisted|game-off/.test(address))).toEqual([]);
    const stay = listed.find(({ address }) => address === `${origin}${paths.stayPath(stayId)}`);
    expect(stay?.changed).toBe('2026-11-03T10:00:00.000Z');
  });

  test('is sent once to a crawler that has it', async () => {
    for (const file of ['/sitemap.xml', '/sitemaps/stays-1.xml']) {
      const { etag } = (await get(file)).headers;
      const again = await get(file, { 'if-none-match': String(etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const compressed = await get('/sitemaps/pages-1.xml', { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
  });

  test('is divided by key once there are many pages, and has each of them once', async () => {
    const rows = () => sql<SitemapRow>`
      SELECT lpad(n::text, 6, '0') AS key, n::text AS slug, NULL::timestamptz AS "changedAt" FROM generate_series(1, 25000) n`;
    const files = await pagesOfRows(golark.ctx.db, 'many', { rows, pathOf: (slug) => slug }).listFiles();
    const lists = await Promise.all(files.map(({ list }) => list()));
    expect(lists.map(({ length }) => length)).toEqual([10_000, 10_000, 5000]);
    expect(new Set(lists.flat().map(({ path }) => path)).size).toBe(25_000);
  });
});

test('every listed page is the canonical one of its language, and names all others', async () => {
  const listed = await listAll();
  const kinds = new Map(listed.map((one) => [kindOf(one.address), one]));
  for (const { address, alternates } of kinds.values()) {
    // no language of a browser: as crawlers ask
    const { statusCode, body } = await get(address);
    expect(statusCode, address).toBe(200);
    const head = headOf(body);
    expect(find(head, 'link', { rel: 'canonical' }).map(({ attributes }) => attributes['href'])).toEqual([
      address,
    ]);
    expect(find(head, 'meta', { name: 'robots' }), address).toEqual([]);
    const links = find(head, 'link', { rel: 'alternate' }).filter(({ attributes }) => attributes['hreflang']);
    expect(Object.fromEntries(links.map(({ attributes: { hreflang, href } }) => [hreflang, href]))).toEqual(
      alternates,
    );
    expect(alternates[/lang=es/.test(address) ? 'es' : 'en']).toBe(address);
    expect(body).toContain(`<html lang="${/lang=es/.test(address) ? 'es' : 'en'}"`);
    expect(thingsOf(body).flatMap(faultsOfThing), address).toEqual([]);
    const contentOf = (property: string) => find(head, 'meta', { property })[0]?.attributes['content'];
    expect(contentOf('og:url')).toBe(address);
    for (const property of ['og:title', 'og:type', 'og:image:alt', 'og:locale'])
      expect(contentOf(property), address).toBeTruthy();
    expect(contentOf('og:image')).toMatch(/^https:\/\/stays\.example\/pictures\/[\w.-]+\/1280\.jpg$/);
    expect(find(head, 'meta', { name: 'twitter:card' })).toHaveLength(1);
  }
});

/** Pages with the same kind of path in the same language, such as two stays. */
const kindOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  const [first, second] = pathname.split('/').filter(Boolean);
  return [first, first === 'tickets' ? second : '', search, pathname.split('/').length].join(' ');
};

describe('structured data', () => {
  test('of a stay has the figures of its page, but neither its street, its point nor a price', async () => {
    const { body } = await get(paths.stayPath(stayId));
    const stay = thingIn(body, 'VacationRental') as Record<string, unknown>;
    expect(stay).toMatchObject({
      name: 'Pines </script> & "more"',
      aggregateRating: { ratingValue: 5, reviewCount: 1 },
      review: [{ author: { name: 'Ada' }, reviewBody: 'Quiet & warm.' }],
      containsPlace: { occupancy: { value: 4 } },
      geo: { latitude: 39.74, longitude: -104.99 },
      checkinTime: '16:00:00',
    });
    expect(JSON.stringify(stay)).not.toMatch(/Larimer|80202|price|39\.7412|104\.9876/);
    expect(thingIn(body, 'BreadcrumbList')?.['itemListElement']).toMatchObject([
      { name: 'Colorado', item: `${origin}/s/colorado/` },
      { name: 'Denver', item: `${origin}/s/colorado/denver/` },
      { name: 'Pines </script> & "more"' },
    ]);
    await sql`UPDATE listings SET review_count = 0, quality = NULL WHERE id = ${stayId}`.execute(
      golark.ctx.db,
    );
    await sql`DELETE FROM reviews`.execute(golark.ctx.db);
    const unrated = thingIn((await get(paths.stayPath(stayId))).body, 'VacationRental');
    expect([unrated?.['aggregateRating'], unrated?.['review']]).toEqual([undefined, undefined]);
  });

  test('of an event has its time at the venue, and the all-in price that the page shows', async () => {
    const { body } = await get(eventPath('game-1'));
    expect(thingIn(body, 'SportsEvent')).toMatchObject({
      startDate: expect.stringMatching(/^2026-12-20T11:00:00-07:00$/),
      offers: { lowPrice: '86.00', highPrice: '86.00', availability: 'https://schema.org/InStock' },
    });
    expect(body).toContain('$86');
    const over = (await get(eventPath('game-off'))).body;
    expect(thingIn(over, 'SportsEvent')).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(thingIn(over, 'SportsEvent')).not.toHaveProperty('offers');
  });

  test('has the site and its search on the home page, and the questions of the pages that show some', async () => {
    const home = (await get('/')).body;
    expect(thingsOf(home).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    for (const path of [paths.helpPath(), paths.membershipPath('')]) {
      const { body } = await get(`${path}?lang=es`);
      const shown = new Set(tagsOf(body).map(({ text }) => text));
      const questions = thingIn(body, 'FAQPage')?.['mainEntity'] as Question[];
      expect(questions.length).toBeGreaterThan(3);
      for (const { name, acceptedAnswer } of questions)
        expect([shown.has(name), shown.has(acceptedAnswer.text)], name).toEqual([true, true]);
    }
  });
});

test('the picture of a preview is a JPEG', async () => {
  const head = headOf((await get(paths.stayPath(stayId))).body);
  const address = find(head, 'meta', { property: 'og:image' })[0]?.attributes['content'] ?? '';
  const { statusCode, headers } = await get(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test.each([
  [
    'other parameters',
    '/s/colorado/denver/?utm_source=mail&dateFrom=2026-12-10&adults=4',
    '/s/colorado/denver/',
  ],
  ['all but its number', '/s/colorado/denver/?utm_source=mail&page=2', '/s/colorado/denver/?page=2'],
  ['those of a campaign', '/tickets/?utm_source=mail', '/tickets/'],
])('the canonical address is without %s', async (_what, asked, canonical) => {
  const head = headOf((await get(asked)).body);
  expect(find(head, 'link', { rel: 'canonical' })[0]?.attributes['href']).toBe(`${origin}${canonical}`);
  expect(find(head, 'meta', { name: 'robots' })).toEqual([]);
});

test.each([paths.savedPath(), paths.forgotPasswordPath(), paths.reviewsPath(stayId), '/no/such/page/'])(
  '%s is not indexed, and has no preview',
  async (path) => {
    const head = headOf((await get(path)).body);
    expect(find(head, 'meta', { name: 'robots', content: 'noindex' })).toHaveLength(1);
    expect(find(head, 'link', { rel: 'canonical' })).toEqual([]);
    expect(find(head, 'meta', { property: 'og:image' })).toEqual([]);
  },
);

describe('an address with a language', () => {
  const languageOf = ({ body }: { body: string }) => /<html lang="(\w+)"/.exec(body)?.[1];
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('golark_locale='));

  test('is in that language for every visitor, and so are the pages that follow', async () => {
    const english = { 'accept-language': 'en', cookie: 'golark_locale=en' };
    for (const path of [paths.homePath(), paths.stayPath(stayId), paths.helpPath()]) {
      const response = await get(`${path}?lang=es`, english);
      expect([path, languageOf(response), cookieOf(response)]).toEqual([
        path,
        'es',
        'golark_locale=es; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
      ]);
      expect(languageOf(await get(path, english))).toBe('en');
    }
  });

  test('sets no cookie that the visitor has, and none for a language that we do not speak', async () => {
    const spanish = await get('/?lang=es', { cookie: 'golark_locale=es' });
    expect(cookieOf(spanish)).toBeUndefined();
    const french = await get('/?lang=fr', { 'accept-language': 'es' });
    expect([languageOf(french), cookieOf(french)]).toEqual(['es', undefined]);
  });
});
