import { searchPath } from '@golark/contract/paths';

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

/** The places searched in this browser, the latest first; none if storage is unavailable or invalid. */
export const readRecentPlaces = (): RecentPlace[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, kept) : [];
  } catch {
    return [];
  }
};

export const storeRecentPlace = (place: RecentPlace): void => {
  try {
    const others = readRecentPlaces().filter(({ id }) => id !== place.id);
    localStorage.setItem(key, JSON.stringify([place, ...others].slice(0, kept)));
  } catch {
    // private windows may refuse storage; the search works without it
  }
};
