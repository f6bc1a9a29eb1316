import { describe, expect, it } from 'vitest';
import { dayNumber } from './days.ts';
import { generateCatalog } from './generate-catalog.ts';
import { generateHolidaySeasons } from './holidays.ts';
import { createRandom } from './random.ts';
import type { Season } from './stay.ts';

const today = '2026-11-21';
const holidaysIn = (...tags: string[]): Season[] =>
  generateHolidaySeasons(
    { nightly: 10_000, weekend: 12_000, seasons: [] },
    { tags: new Set(tags), firstDay: dayNumber(today), lastDay: dayNumber('2027-12-31') },
    createRandom(1),
  );
const spansIn = (...tags: string[]) =>
  holidaysIn(...tags).map((season) => `${season.starts_on} ${season.ends_on}`);

describe('holidays', () => {
  it('are on the days of the US calendar', () => {
    expect(spansIn().sort()).toEqual([
      // Thanksgiving is on November 26, 2026 and 25, 2027
      '2026-11-25 2026-11-29',
      '2026-12-23 2026-12-30',
      '2026-12-30 2027-01-02',
      // Memorial Day is on May 31, Labor Day on September 6
      '2027-05-28 2027-05-31',
      '2027-07-02 2027-07-06',
      '2027-09-03 2027-09-06',
      '2027-11-24 2027-11-28',
      '2027-12-23 2027-12-30',
      '2027-12-30 2028-01-02',
    ]);
    // Martin Luther King Jr. Day is on January 18, Presidents' Day on February 15
    expect(spansIn('ski')).toEqual(
      expect.arrayContaining(['2027-01-15 2027-01-18', '2027-02-12 2027-02-15', '2027-03-12 2027-03-29']),
    );
  });

  it('cost more than a weekend', () => {
    for (const season of holidaysIn('warm', 'ski')) expect(season.nightly_amount).toBeGreaterThan(12_000);
  });

  it('have a price of their own in every stay, which no deal undercuts', () => {
    for (const { rooms } of generateCatalog({ size: 60, seed: 3, today }))
      for (const { seasons, runs } of rooms) {
        const christmas = seasons.find(
          ({ starts_on, ends_on }) => starts_on <= '2026-12-24' && '2026-12-24' < ends_on,
        );
        expect(christmas).toBeDefined();
        expect(runs.filter((run) => run.starts_on === '2026-12-24' && run.nightly_amount)).toEqual([]);
      }
  });
});
