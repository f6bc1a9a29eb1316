import { getProperty, listReviews } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStatements } from '#testing/count-statements';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { insertReviews, type ReviewInput } from './save-reviews.ts';

let golark: TestApp;
let listing: string;

const review = (body: string, change: Partial<ReviewInput> = {}): ReviewInput => ({
  listing_id: listing,
  author_name: 'Nora',
  author_place: null,
  locale: 'en',
  stayed_in: '2026-09-01',
  rating: 5,
  body,
  ...change,
});

beforeAll(async () => {
  golark = await createTestApp();
  listing = await aListing(golark.ctx.db);
  const filler = Array.from({ length: 12 }, (_, i) =>
    review(`Stay number ${i}.`, { stayed_in: '2025-03-01', praised: ['location'] }),
  );
  await golark.ctx.db.transaction().execute((trx) =>
    insertReviews(trx, [
      ...filler,
      review('The hot tub was cold. We would not come back.', {
        rating: 2,
        criticized: ['cleanliness'],
        reply_body: 'I’m sorry, Nora.',
      }),
      review('Spotless, and close to everything in town: we walked to dinner and to the Saturday market.', {
        rating: 4,
        stayed_in: '2026-10-01',
        praised: ['cleanliness', 'location'],
      }),
      review('El jardín es precioso y 100% tranquilo.', { locale: 'es', stayed_in: '2024-12-01' }),
    ]),
  );
});
afterAll(() => golark.close());

type Query = { pageNumber?: number; sort?: string; q?: string; topic?: string };
const read = async (query: Query = {}, headers: Record<string, string> = {}) => {
  const { status, body } = await golark.call(listReviews, {
    params: { globalId: listing },
    query: query as never,
    headers,
  });
  expect(status).toBe(200);
  return { ...body, texts: body.edges.map(({ node }) => node.text) };
};

describe('the reviews of a stay', () => {
  it('come in pages that together have every review once', async () => {
    const pages = [await read(), await read({ pageNumber: 2 }), await read({ pageNumber: 3 })];
    expect(pages[0]?.pageInfo).toEqual({ pageNumber: 1, pageSize: 12, totalPages: 2, totalCount: 15 });
    const texts = pages.flatMap((page) => page.texts);
    expect(texts).toHaveLength(15);
    expect(new Set(texts).size).toBe(15);
  });

  it('are sorted by date and by stars', async () => {
    expect((await read({ sort: 'newest' })).texts[0]).toMatch(/^Spotless/);
    expect((await read({ sort: 'lowest' })).texts[0]).toMatch(/^The hot tub/);
    const highest = await read({ sort: 'highest', pageNumber: 2 });
    expect(highest.edges.map(({ node }) => node.rating)).toEqual([5, 4, 2]);
  });

  it('begin with those that say most, in the language of the reader', async () => {
    expect((await read()).texts.slice(0, 2)).toEqual([
      expect.stringMatching(/^Spotless/),
      expect.stringMatching(/^The hot tub/),
    ]);
    expect((await read({}, { 'accept-language': 'es' })).texts[0]).toMatch(/^El jardín/);
  });

  it('are found by words in any order, without regard to case and accents, and without patterns', async () => {
    expect((await read({ q: 'TUB cold' })).texts).toEqual([expect.stringMatching(/^The hot tub/)]);
    expect((await read({ q: 'jardin' })).texts).toEqual([expect.stringMatching(/^El jardín/)]);
    expect((await read({ q: '100%' })).texts).toHaveLength(1);
    expect((await read({ q: '%' })).texts).toHaveLength(1);
    expect((await read({ q: 'sauna' })).pageInfo.totalCount).toBe(0);
  });

  it('are broken down by stars and by topic, whatever was searched', async () => {
    const { breakdown, texts } = await read({ topic: 'cleanliness' });
    expect(texts).toHaveLength(2);
    expect(breakdown).toEqual({
      stars: [
        { rating: 5, count: 13 },
        { rating: 4, count: 1 },
        { rating: 3, count: 0 },
        { rating: 2, count: 1 },
        { rating: 1, count: 0 },
      ],
      topics: [
        { topic: 'cleanliness', praised: 1, criticized: 1 },
        { topic: 'location', praised: 13, criticized: 0 },
      ],
    });
  });

  it('carry the answer of the host, also on the page of the stay', async () => {
    const { edges } = await read({ sort: 'lowest' });
    expect(edges[0]?.node.reply).toBe('I’m sorry, Nora.');
    const { body } = await golark.call(getProperty, { params: { globalId: listing } });
    expect(body.reviews.filter(({ reply }) => reply).map(({ reply }) => reply)).toEqual(['I’m sorry, Nora.']);
  });

  it('are read by one statement', async () => {
    const statements = await listStatements(golark.database, () => read({ q: 'tub', topic: 'cleanliness' }));
    expect(statements.filter((statement) => statement.includes('reviews'))).toHaveLength(1);
  });

  it('refuse an unknown sort and an unknown stay', async () => {
    const params = { globalId: listing };
    const bad = await golark.call(listReviews, { params, query: { sort: 'funniest' } as never });
    expect([bad.status, bad.problem.errors?.[0]?.path]).toEqual([422, 'sort']);
    const missing = await golark.call(listReviews, { params: { globalId: 'nowhere' } });
    expect([missing.status, missing.problem.code]).toEqual([404, 'NOT_FOUND']);
  });
});
