import { addDays, type Day } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';

type Seasons = SectionValues['seasons']['seasons'];

/** Rates like a room type's, for the nights from `starts_on` until before `ends_on`. */
export interface RoomSeason {
  starts_on: Day;
  ends_on: Day;
  nightly_amount: number;
  weekend_nightly_amount: number;
}

interface RoomWithSeasons {
  id: string;
  seasons: readonly RoomSeason[];
}

/** As the rate of a night: the season that starts later wins. */
const seasonOn = (seasons: readonly RoomSeason[], night: Day): RoomSeason | null =>
  seasons.reduce<RoomSeason | null>(
    (found, season) =>
      season.starts_on <= night && night < season.ends_on && (!found || season.starts_on > found.starts_on)
        ? season
        : found,
    null,
  );

interface Range {
  startsOn: Day;
  endsOn: Day;
  /** One for each room type. */
  seasons: (RoomSeason | null)[];
}

const continues = (last: Range | undefined, next: Range): last is Range =>
  last?.endsOn === next.startsOn && last.seasons.every((season, i) => season === next.seasons[i]);

/**
 * The seasons of all room types as ranges that do not overlap, by the date. A season that another one interrupts becomes two ranges; the
 * rate of each night stays the same.
 */
export const rangesOfSeasons = (rooms: readonly RoomWithSeasons[]): Seasons => {
  const days = rooms.flatMap(({ seasons }) => seasons.flatMap((one) => [one.starts_on, one.ends_on]));
  const borders = [...new Set(days)].sort();
  const ranges: Range[] = [];
  borders.slice(0, -1).forEach((startsOn, i) => {
    const next: Range = {
      startsOn,
      endsOn: borders[i + 1] ?? startsOn,
      seasons: rooms.map(({ seasons }) => seasonOn(seasons, startsOn)),
    };
    if (next.seasons.every((season) => season === null)) return;
    const last = ranges.at(-1);
    if (continues(last, next)) last.endsOn = next.endsOn;
    else ranges.push(next);
  });
  return ranges.map(({ startsOn, endsOn, seasons }) => ({
    firstNight: startsOn,
    lastNight: addDays(endsOn, -1),
    rates: rooms.map(({ id }, i) => {
      const season = seasons[i];
      return {
        roomTypeId: id,
        nightly: season ? usd(season.nightly_amount) : null,
        weekendNightly: season ? usd(season.weekend_nightly_amount) : null,
      };
    }),
  }));
};

/** The seasons of each of these room types that some ranges stand for. */
export const seasonsOfRanges = (
  roomTypeIds: readonly string[],
  ranges: Seasons,
): { id: string; seasons: RoomSeason[] }[] =>
  roomTypeIds.map((id) => ({
    id,
    seasons: ranges.flatMap(({ firstNight, lastNight, rates }) => {
      const rate = rates.find(({ roomTypeId }) => roomTypeId === id);
      if (!rate?.nightly) return [];
      return [
        {
          starts_on: firstNight,
          ends_on: addDays(lastNight, 1),
          nightly_amount: rate.nightly.amount,
          weekend_nightly_amount: (rate.weekendNightly ?? rate.nightly).amount,
        },
      ];
    }),
  }));
