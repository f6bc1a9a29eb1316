import type { BodyInputOf } from '@golark/contract/call';
import { addDays } from '@golark/contract/dates/rules';
import type { searchProperties } from '@golark/contract/search/calls';
import type { OpenDatabase } from '../server/src/platform/database/open-database.ts';

type Pool = OpenDatabase['pool'];

/** A random generator with a fixed seed, so that every run makes the same requests. */
export const createRandom = (seed: number): (() => number) => {
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

const halfBoxDegrees = { lat: 0.1, lng: 0.125 };
const nights = 3;
const minDaysAhead = 7;
const daysAheadRange = 90;

/** The cities of random stays; cities with more stays occur more often. */
export const samplePlaces = async (pool: Pool, count: number): Promise<Place[]> => {
  const { rows } = await pool.query<Place>(
    `SELECT l.id AS listing_id, c.id AS city_id, c.latitude, c.longitude
      FROM listings l JOIN cities c ON c.id = l.city_id ORDER BY md5(l.id) LIMIT $1`,
    [count],
  );
  return rows;
};

export const randomDates = (random: () => number, today: string): { from: string; until: string } => {
  const from = addDays(today, minDaysAhead + Math.floor(random() * daysAheadRange));
  return { from, until: addDays(from, nights) };
};

/** A box of about 22 by 21 km around a city center, three nights, one to four adults. */
export const createSearchRequest = (
  place: Place,
  random: () => number,
  today: string,
): BodyInputOf<typeof searchProperties> => {
  const { from, until } = randomDates(random, today);
  const { latitude: lat, longitude: lng } = place;
  return {
    insideBoundingBox: [
      {
        p1: { lat: lat - halfBoxDegrees.lat, lng: lng - halfBoxDegrees.lng },
        p2: { lat: lat + halfBoxDegrees.lat, lng: lng + halfBoxDegrees.lng },
      },
    ],
    filters: { dateFrom: from, dateTo: until, guests: { adults: 1 + Math.floor(random() * 4) } },
  };
};
