import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baselineOf, type Check, type FoundStay, findNews, type KnownStay } from './find-news.ts';

const knownOf = (stays: readonly KnownStay[]) => new Map(stays.map((stay) => [stay.listingId, stay]));
const at = (listingId: string, amount: number | null = 10_000): FoundStay => ({ listingId, amount });
const check = (before: readonly KnownStay[], found: FoundStay[], change: Partial<Check> = {}) =>
  findNews({
    ...{ known: knownOf(before), found, wasComplete: true, isComplete: true },
    ...{ added: new Set<string>(), dropPercent: 10, areTotalsComparable: true },
    ...change,
  });

/** The news of each of several checks, one after another. */
const follow = (days: readonly FoundStay[][], change: Partial<Check> = {}): string[][] => {
  const known = new Map<string, KnownStay>();
  return days.map((found, day) => {
    const { news, stays } =
      day === 0 ? { news: [], stays: baselineOf(found) } : check([...known.values()], found, change);
    for (const stay of stays) known.set(stay.listingId, stay);
    return news.map(({ kind, listingId, formerAmount }) => `${kind} ${listingId} ${formerAmount}`);
  });
};

test('a new stay is news once, one that was away is back, and a total is compared from its first day on', () => {
  const days = [[at('a')], [at('b'), at('a')], [at('b')], [at('b'), at('a')], [at('b', 9000), at('a', 9001)]];
  expect(follow(days)).toEqual([[], ['new b null'], [], ['back a 10000'], ['cheaper b 10000']]);
});

test('a stay that comes back for less is reported once, and compared with that total from then on', () => {
  expect(follow([[at('a')], [], [at('a', 8000)], [at('a', 7500)], [at('a', 7200)]])).toEqual([
    ...[[], [], ['back a 10000'], []],
    ['cheaper a 8000'],
  ]);
});

test('small drops add up, and a total that goes up and down is reported once', () => {
  const totals = [10_000, 9500, 9001, 9000, 12_000, 9000, 10_000, 8101, 8100];
  expect(follow(totals.map((amount) => [at('a', amount)])).flat()).toEqual([
    'cheaper a 10000',
    'cheaper a 9000',
  ]);
});

test('every reported total is as far below the one before as the account asked', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 90 }), (totals, dropPercent) => {
      const reported = follow(
        totals.map((amount) => [at('a', amount)]),
        { dropPercent },
      );
      let lowest = totals[0] ?? 0;
      for (const [day, news] of reported.entries()) {
        const amount = totals[day] ?? 0;
        const isFar = amount <= (lowest * (100 - dropPercent)) / 100;
        expect(news).toEqual(day > 0 && isFar ? [`cheaper a ${lowest}`] : []);
        if (isFar) lowest = amount;
      }
    }),
  );
});

test('of more results than are compared, stays that move up or down are no news, and added ones are', () => {
  const before = baselineOf([at('a'), at('b')]);
  expect(check(before, [at('a'), at('c')], { isComplete: false, wasComplete: false })).toEqual({
    news: [],
    stays: baselineOf([at('a'), at('c')]),
  });
  const added = { wasComplete: false, isComplete: false, added: new Set(['c']) };
  expect(check(before, [at('c'), at('d')], added).news).toMatchObject([{ kind: 'new', listingId: 'c' }]);
  expect(check(before, [at('c')], { isComplete: false }).news).toMatchObject([{ kind: 'new' }]);
});

test('other totals because of a membership are no drop, and are compared from then on', () => {
  const { news, stays } = check(baselineOf([at('a')]), [at('a', 8000)], { areTotalsComparable: false });
  expect([news, stays]).toEqual([[], baselineOf([at('a', 8000)])]);
  expect(check(stays, [at('a', 7000)]).news).toMatchObject([{ kind: 'cheaper', formerAmount: 8000 }]);
});

test('without totals only new stays and those that are back are news', () => {
  expect(follow([[at('a', null)], [at('a', null), at('b', null)]])).toEqual([[], ['new b null']]);
});
