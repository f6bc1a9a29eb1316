import type { LookInput } from './look-input.ts';

/** In meters: no palms grow higher (in Hawaii and the southern deserts, elsewhere they end far below). */
export const palmsUpTo = 900;
export const saguarosUpTo = 1200;
/** The largest of the Great Lakes lies at 183 meters: beaches are not higher. */
export const beachesUpTo = 200;
/** By state: above are woods of pines, not desert; there is none in the others. */
export const DESERT_UP_TO: Record<string, number> = {
  az: 2000,
  ca: 1500,
  nm: 2300,
  nv: 1900,
  tx: 1600,
  ut: 2200,
};

const highestTreeLine = 3700;

/** No trees grow above: about 3,500 meters at 40 degrees, 130 less for each degree farther north. */
export const treeLineAt = (latitude = 40): number => Math.min(highestTreeLine, 3500 - (latitude - 40) * 130);

/** From this elevation on a town of the state lies in the mountains. */
export const MOUNTAINS_FROM: Record<string, number> = {
  ak: 0,
  az: 1900,
  ca: 900,
  co: 1900,
  id: 1300,
  mt: 1100,
  nm: 2050,
  nv: 1800,
  or: 900,
  ut: 1250,
  wa: 600,
  wy: 1900,
};

const MOUNTAIN_TAGS = ['mountain', 'ski'];

/** In the mountains of the West, as its elevation or its host says. */
export const isHighCountry = ({
  stateId,
  elevation,
  tags,
}: Pick<LookInput, 'stateId' | 'elevation' | 'tags'>): boolean => {
  const from = MOUNTAINS_FROM[stateId];
  return from !== undefined && (elevation >= from || MOUNTAIN_TAGS.some((tag) => tags.has(tag)));
};

/** A thousand meters up are as cold as two and a half degrees farther north. */
const degreesPerMeter = 2.5 / 1000;

/** The latitude at sea level whose winters are like these. */
export const snowLatitudeOf = ({
  latitude = 0,
  elevation,
}: Pick<LookInput, 'latitude' | 'elevation'>): number => latitude + elevation * degreesPerMeter;
