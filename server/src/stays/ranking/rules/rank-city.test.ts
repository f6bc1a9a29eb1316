import { expect, test } from 'vitest';
import { rankCity, type StayToRank } from './rank-city.ts';
import { usualAmounts } from './usual-amounts.ts';

const rates = {
  rooms: [{ nightly_amount: 10_000, weekend_nightly_amount: 17_000 }],
  cleaning_fee_amount: 5000,
  cleaning_fee_unit: 'stay' as const,
  weekly_discount_percent: 10,
};

const stays = (count: number, change: (n: number) => Partial<StayToRank>): StayToRank[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: `stay-${n}`, city_id: 'co-denver', stay_type: 'homes', bedrooms: 2, rank: 0 },
    ...{ quality: null, review_count: 0, daysListed: 100, amounts: [] },
    ...change(n),
  }));

test('a usual price is that of an average day of the week with the cleaning, and has the discount of a week', () => {
  expect(usualAmounts(rates)).toEqual([17_000, 29_000, 41_000, 53_000, 65_000, 77_000, 80_600]);
  expect(usualAmounts({ ...rates, cleaning_fee_unit: 'guest-night' })[1]).toBe(24_000 + 20_000);
  const cheaper = { nightly_amount: 8000, weekend_nightly_amount: 8000 };
  expect(usualAmounts({ ...rates, rooms: [...rates.rooms, cheaper] })[0]).toBe(13_000);
});

test('stays are similar to at least five others of their type and number of bedrooms, or to none', () => {
  const amounts = (n: number) => ({ amounts: [0, 0, (n + 1) * 100] });
  const six = rankCity('co-denver', stays(6, amounts)).similar;
  expect(six).toEqual([
    { city_id: 'co-denver', stay_type: 'homes', bedrooms: 2, stay_count: 6, usual_amounts: [0, 0, 300] },
  ]);
  expect(rankCity('co-denver', stays(5, amounts)).similar).toEqual([]);
  const mixed = stays(12, (n) => ({ bedrooms: n % 2 === 0 ? 5 + n : 4 }));
  expect(
    rankCity('co-denver', mixed).similar.map(({ bedrooms, stay_count }) => [bedrooms, stay_count]),
  ).toEqual([
    [5, 6],
    [4, 6],
  ]);
});

test('at most a tenth of the rated stays of a city are above its best rating', () => {
  const rated = stays(40, (n) => ({ quality: 4 + (n % 10) / 10, review_count: 1000 }));
  const { rating } = rankCity('co-denver', rated);
  const above = rated.filter(({ quality }) => (quality ?? 0) > (rating?.best_rating ?? 0) + 0.01);
  expect(rating?.rated_count).toBe(40);
  expect(above.length).toBeLessThanOrEqual(4);
  expect(rankCity('co-denver', rated.slice(0, 19)).rating).toBeNull();
});

test('only ranks that changed by three points or more are written', () => {
  const ranked = rankCity(
    'co-denver',
    stays(3, () => ({})),
  );
  const [rank = 0] = ranked.ranks.map((one) => one.rank);
  expect(ranked.ranks).toHaveLength(3);
  const again = stays(3, (n) => ({ rank: rank + n + 1 }));
  expect(rankCity('co-denver', again).ranks).toEqual([{ id: 'stay-2', rank }]);
});
