import type { BodyInputOf } from '@golark/contract/call';
import { addDays } from '@golark/contract/dates/rules';
import type { searchProperties } from '@golark/contract/search/calls';
import type { OpenDatabase } from '../server/src/platform/database/open-database.ts';

type Pool = OpenDatabase['pool'];

/** The same questions in every run. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

export interface Place {
  listing_id: string;
  city_id: string;
  latitude: number;
  longitude: number;
}

const halfBox = { lat: 0.1, lng: 0.125 };
const nights = 3;
const firstDay = 7;
const daysSpread = 90;

/** The cities of random stays: a city with twice the stays is asked for twice as often. */
export const drawPlaces = async (pool: Pool, count: number): Promise<Place[]> => {
  const { rows } = await pool.query<Place>(
    `SELECT l.id AS listing_id, c.id AS city_id, c.latitude, c.longitude
      FROM listings l JOIN cities c ON c.id = l.city_id ORDER BY md5(l.id) LIMIT $1`,
    [count],
  );
  return rows;
};

export const drawDates = (random: () => number, today: string): { from: string; until: string } => {
  const from = addDays(today, firstDay + Math.floor(random() * daysSpread));
  return { from, until: addDays(from, nights) };
};

/** A box of about 22 by 21 km around a city's middle, three nights, one to four adults. */
export const searchOf = (
  place: Place,
  random: () => number,
  today: string,
): BodyInputOf<typeof searchProperties> => {
  const { from, until } = drawDates(random, today);
  const { latitude: lat, longitude: lng } = place;
  return {
    insideBoundingBox: [
      {
        p1: { lat: lat - halfBox.lat, lng: lng - halfBox.lng },
        p2: { lat: lat + halfBox.lat, lng: lng + halfBox.lng },
      },
    ],
    filters: { dateFrom: from, dateTo: until, guests: { adults: 1 + Math.floor(random() * 4) } },
  };
};
