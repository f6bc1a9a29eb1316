import { addDays } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RoomSeason, rangesOfSeasons, seasonsOfRanges } from './season-ranges.ts';

const firstDay = '2027-01-01';
const day = (n: number) => addDays(firstDay, n);
const days = Array.from({ length: 40 }, (_, n) => day(n));

const season = fc
  .record({
    start: fc.integer({ min: 0, max: 30 }),
    nights: fc.integer({ min: 1, max: 9 }),
    amount: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ start, nights, amount }) => ({
    starts_on: day(start),
    ends_on: day(start + nights),
    nightly_amount: amount,
    weekend_nightly_amount: amount + 1,
  }));
const seasons = fc.uniqueArray(season, { maxLength: 5, selector: ({ starts_on }) => starts_on });
const rooms = fc
  .tuple(seasons, seasons)
  .map((each) => each.map((own, i) => ({ id: `r-${i}`, seasons: own })));

/** As `rateOf` of calendars: the season that starts later wins. */
const rateOn = (own: readonly RoomSeason[], night: string) =>
  own
    .filter(({ starts_on, ends_on }) => starts_on <= night && night < ends_on)
    .toSorted((a, b) => (a.starts_on < b.starts_on ? 1 : -1))[0]?.nightly_amount;

test('ranges keep the rate of each night, share no night, and are the same once they are saved', () => {
  fc.assert(
    fc.property(rooms, (given) => {
      const ranges = rangesOfSeasons(given);
      const saved = seasonsOfRanges(['r-0', 'r-1'], ranges);
      for (const [i, { seasons: own }] of given.entries())
        for (const night of days) expect(rateOn(saved[i]?.seasons ?? [], night)).toBe(rateOn(own, night));
      ranges.slice(1).forEach(({ firstNight }, i) => {
        expect(firstNight > (ranges[i]?.lastNight ?? '')).toBe(true);
      });
      expect(rangesOfSeasons(saved)).toEqual(ranges);
    }),
  );
});
