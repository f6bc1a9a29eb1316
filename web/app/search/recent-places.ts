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

/** Where this browser searched before, the latest first; nothing where storage is shut off or spoilt. */
export const readRecentPlaces = (): RecentPlace[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, kept) : [];
  } catch {
    return [];
  }
};

export const rememberPlace = (place: RecentPlace): void => {
  try {
    const others = readRecentPlaces().filter(({ id }) => id !== place.id);
    localStorage.setItem(key, JSON.stringify([place, ...others].slice(0, kept)));
  } catch {
    // private windows may refuse storage; the search itself does not need it
  }
};
