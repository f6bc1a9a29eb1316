import { quantitiesOf, type SplitRule, sizesOf, splitRules } from '@golark/contract/tickets/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateSeats, type LockedListing, type SeatRequest, type Stock } from './allocate-seats.ts';
import { countSeats, parseRanges, rangesText, withoutRange, withRange } from './seat-ranges.ts';

const now = new Date('2026-11-20T18:00:00Z');
const later = new Date('2026-11-20T18:10:00Z');

const aListing = (id: string, seats: number, rule: SplitRule = 'any'): LockedListing => ({
  ...{ id, isOnSale: true, rule, waitingSizes: 0, ticketLimit: 8, priceAmount: 5000 },
  ...{ companions: null, isReleased: false },
  ...{ seats: [{ from: 0, to: seats }], free: [{ from: 0, to: seats }] },
});

const stockOf = (...listings: LockedListing[]): Stock => ({
  ...{ now, expiresAt: later, holds: [], quantities: new Map() },
  listings: new Map(listings.map((listing) => [listing.id, listing])),
});

const ask = (holdId: string, on: [listingId: string, quantity: number], holder = holdId): SeatRequest => ({
  ...{ holdId, listingId: on[0], quantity: on[1], holders: [holder] },
  buyers: [{ buyer: holder, factor: 1 }],
});

const someRequests = fc.array(
  fc.record({
    listing: fc.integer({ min: 0, max: 2 }),
    quantity: fc.integer({ min: 1, max: 10 }),
    holder: fc.integer({ min: 0, max: 12 }),
  }),
  { maxLength: 60 },
);

test('no seat is taken twice, none is lost, and nobody exceeds the limit', () => {
  fc.assert(
    fc.property(someRequests, fc.constantFrom(...splitRules), (requests, rule) => {
      const stock = stockOf(aListing('0', 12, rule), aListing('1', 5, rule), aListing('2', 31, rule));
      const { taken, changed, quantities, answers } = allocateSeats(
        stock,
        requests.map(({ listing, quantity, holder }, i) =>
          ask(`h${i}`, [String(listing), quantity], `b${holder}`),
        ),
      );
      for (const { id, free, sizes } of changed) {
        const held = taken.filter(({ request }) => request.listingId === id).map(({ seats }) => seats);
        const all = held.reduce((ranges, seats) => withRange(ranges, seats), free);
        const listing = stock.listings.get(id);
        expect(all).toEqual(listing?.seats);
        expect(countSeats(free) + countSeats(held)).toBe(countSeats(listing?.seats ?? []));
        expect(sizes).toBe(sizesOf({ free, seats: listing?.seats ?? [], rule, companions: null }));
      }
      for (const quantity of quantities.values()) expect(quantity).toBeLessThanOrEqual(8);
      // one hold per buyer, and every answer names one that exists
      const holds = new Set(taken.map(({ request }) => request.holdId));
      expect(new Set(taken.map(({ request }) => request.holders[0])).size).toBe(taken.length);
      for (const answer of answers)
        if (answer.status === 'TAKEN' || answer.status === 'HELD') expect(holds).toContain(answer.holdId);
    }),
  );
});

test('what can be bought under a split rule never leaves what the rule forbids', () => {
  const free = [{ from: 0, to: 5 }];
  const sizes = (rule: SplitRule) => quantitiesOf(sizesOf({ free, seats: free, rule, companions: null }));
  expect(sizes('any')).toEqual([1, 2, 3, 4, 5]);
  expect(sizes('pairs')).toEqual([2, 4]);
  expect(sizes('no-single')).toEqual([1, 2, 3, 5]);
  expect(sizes('all')).toEqual([5]);
  // a part that is held can't be sold as "all"
  expect(
    quantitiesOf(sizesOf({ free: [{ from: 0, to: 3 }], seats: free, rule: 'all', companions: null })),
  ).toEqual([]);
});

test('the same request of the same buyer is answered with the hold that exists', () => {
  const { answers, taken } = allocateSeats(stockOf(aListing('0', 10)), [
    ask('first', ['0', 2], 'maya'),
    ask('second', ['0', 2], 'maya'),
  ]);
  expect(answers[1]).toEqual({ status: 'HELD', holdId: 'first' });
  expect(taken).toHaveLength(1);
});

test('a buyer who takes other seats gives the first ones back, but keeps them if there are no others', () => {
  const stock = stockOf(aListing('0', 2), aListing('1', 2));
  const moved = allocateSeats(stock, [
    ask('a', ['0', 2], 'maya'),
    ask('b', ['1', 2], 'maya'),
    ask('c', ['0', 2]),
  ]);
  expect(moved.taken.map(({ request }) => request.holdId)).toEqual(['b', 'c']);
  const kept = allocateSeats(stock, [
    ask('a', ['0', 2]),
    ask('b', ['1', 2], 'maya'),
    ask('c', ['0', 2], 'maya'),
  ]);
  expect(kept.answers[2]).toEqual({ status: 'UNAVAILABLE' });
  expect(kept.taken.map(({ request }) => request.holdId)).toEqual(['a', 'b']);
});

test('seats of a hold that has expired go to the next buyer', () => {
  const stock = stockOf({ ...aListing('0', 2), free: [] });
  const expired = { id: 'old', listingId: '0', seats: { from: 0, to: 2 }, holder: null, buyers: ['x'] };
  const ended = { ...stock, holds: [{ ...expired, expiresAt: now }], quantities: new Map([['x', 2]]) };
  const { answers, releasedHoldIds, quantities } = allocateSeats(ended, [ask('a', ['0', 2])]);
  expect(answers[0]?.status).toBe('TAKEN');
  expect(releasedHoldIds).toEqual(['old']);
  expect(quantities.get('x')).toBe(0);
});

test('an address shared by many has a multiple of the limit, an account has not', () => {
  const of = (holder: string): SeatRequest => ({
    ...ask(holder, ['0', 8]),
    buyers: [
      { buyer: holder, factor: 1 },
      { buyer: 'address', factor: 3 },
    ],
  });
  const { answers } = allocateSeats(stockOf(aListing('0', 40)), ['a', 'b', 'c', 'd'].map(of));
  expect(answers.map(({ status }) => status)).toEqual(['TAKEN', 'TAKEN', 'TAKEN', 'LIMIT']);
});

test('ranges survive the way to the database and back, and what is taken out can be put back', () => {
  const ranges = fc
    .uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 12 })
    .map((points) => points.toSorted((a, b) => a - b))
    .map((points) =>
      points.flatMap((from, i) => (i % 2 === 0 && points[i + 1] ? [{ from, to: points[i + 1] ?? 0 }] : [])),
    );
  fc.assert(
    fc.property(ranges, (all) => {
      expect(parseRanges(rangesText(all))).toEqual(all);
      for (const seats of all) expect(withRange(withoutRange(all, seats), seats)).toEqual(all);
    }),
  );
});
