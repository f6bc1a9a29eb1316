import { searchPath } from '@golark/contract/paths';
import { readStored, store } from '../platform/stored-json.ts';

const key = 'golark.recentPlaces';
const kept = 4;

export type RecentPlace = { id: string; label: string; path: string };

const isPlace = (value: unknown): value is RecentPlace => {
  const place = value as Partial<RecentPlace> | null;
  return (
    typeof place?.id === 'string' &&
    typeof place.label === 'string' &&
    Boolean(place.path?.startsWith(searchPath(null)))
  );
};

/** The places searched in this browser, the latest first. */
export const readRecentPlaces = (): RecentPlace[] => {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isPlace).slice(0, kept) : [];
};

export const storeRecentPlace = (place: RecentPlace): void =>
  store(key, [place, ...readRecentPlaces().filter(({ id }) => id !== place.id)].slice(0, kept));
