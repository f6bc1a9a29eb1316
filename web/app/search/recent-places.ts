import { searchPath, stayPath, ticketsPath } from '@golark/contract/paths';
import { readStored, store } from '../platform/stored-json.ts';
import type { Place } from './place.ts';

const key = 'golark.recentPlaces';
const kept = 4;

const isOurs = (path: string | undefined): boolean =>
  [searchPath(null), ticketsPath(), stayPath('').slice(0, -1)].some((start) => path?.startsWith(start));

const isPlace = (value: unknown): value is Place => {
  const place = value as Partial<Place> | null;
  return typeof place?.id === 'string' && typeof place.label === 'string' && isOurs(place.path);
};

/** The places searched in this browser, the latest first. */
export const readRecentPlaces = (): Place[] => {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isPlace).slice(0, kept) : [];
};

export const storeRecentPlace = (place: Place): void =>
  store(key, [place, ...readRecentPlaces().filter(({ id }) => id !== place.id)].slice(0, kept));
