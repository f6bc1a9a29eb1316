import { expect, it } from 'vitest';
import { sampleEvent } from '../../testing/sample-event.ts';
import { sampleHit } from '../../testing/sample-hit.ts';
import { sampleListing } from '../../testing/sample-ticket-event.ts';
import { loadPairs, pickVariedEvents } from './load-pairs.ts';

const weekend = { dateFrom: '2026-11-27', dateTo: '2026-11-29' };
const at = { lat: 45.52, lng: -122.68, radius: 40_000 };
const concert = sampleEvent({ id: 'concert' });
const second = sampleEvent({ id: 'second' });
const game = sampleEvent({ id: 'game', category: 'sports', genre: 'hockey' });

type World = {
  events: ReturnType<typeof sampleEvent>[];
  hits?: ReturnType<typeof sampleHit>[];
  /** Events without two seats together. */
  without?: string[];
};

const stays = [
  sampleHit({ id: 'dear', total: { amount: 90_000, currency: 'USD' } }),
  sampleHit({ id: 'fair', lat: 45.53, lng: -122.68 }),
];

const load = async ({ events, hits = stays, without = [] }: World) => {
  const asked: URL[] = [];
  const searches: unknown[] = [];
  const edgesOf = (nodes: object[]) => ({ edges: nodes.map((node) => ({ node })), pageInfo: {} });
  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    asked.push(url);
    if (url.pathname === '/v1/events') return Response.json(edgesOf(events));
    if (request.method === 'POST') {
      searches.push(await request.json());
      return Response.json({ properties: hits, estimatedTotalResults: hits.length, facets: {} });
    }
    const isWithout = without.some((id) => url.pathname.includes(id));
    return Response.json(edgesOf(isWithout ? [] : [sampleListing('101', 8600)]));
  };
  return { pairs: await loadPairs({ fetch }, at, weekend), asked, searches };
};

it('pairs the least expensive seats with the least expensive of the good stays, each stay once', async () => {
  const { pairs, searches } = await load({ events: [concert, game, second] });
  expect(pairs.map(({ event, stay }) => [event.id, stay.id])).toEqual([
    ['concert', 'fair'],
    ['game', 'dear'],
  ]);
  expect(pairs[0]).toMatchObject({ seats: { id: 'listing-101', total: { amount: 17_200 } } });
  expect(pairs[0]?.meters).toBeCloseTo(1112, -1);
  expect(searches[0]).toMatchObject({ filters: { ...weekend, guests: { adults: 2, instant: true } } });
});

it('looks at the nights of the weekend only: an event on the day of departure has no night', async () => {
  const { asked } = await load({ events: [] });
  const { searchParams } = asked[0] as URL;
  expect([searchParams.get('from'), searchParams.get('to')]).toEqual(['2026-11-27', '2026-11-28']);
});

it('leaves out events without two seats together, and pairs nothing where no stay is free', async () => {
  const { pairs } = await load({ events: [concert, game], without: ['concert'] });
  expect(pairs.map(({ event }) => event.id)).toEqual(['game']);
  expect((await load({ events: [concert], hits: [] })).pairs).toEqual([]);
});

it('prefers different kinds of events, and takes none that is sold out, canceled or not on sale yet', () => {
  const off = [
    sampleEvent({ id: 'sold', fromPrice: null }),
    sampleEvent({ id: 'canceled', status: 'CANCELED' }),
    sampleEvent({ id: 'later', onSaleAt: '2026-12-01T00:00:00.000Z' }),
    sampleEvent({ id: 'one', fewLeft: 1 }),
  ];
  const picked = pickVariedEvents([...off, concert, second, game], 2);
  expect(picked.map(({ id }) => id)).toEqual(['concert', 'game']);
  expect(pickVariedEvents([concert, second], 3)).toHaveLength(2);
});
