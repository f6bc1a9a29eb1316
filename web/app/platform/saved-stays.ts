import { mostSavedStays, type StayToSave } from '@golark/contract/saved/rules';
import { readStored, store } from './stored-json.ts';

const key = 'golark.savedStays';

const isDates = (value: unknown): boolean => {
  const dates = value as Partial<NonNullable<StayToSave['dates']>> | null;
  return dates === null || (typeof dates?.arriveDay === 'string' && typeof dates.departDay === 'string');
};

const isSaved = (value: unknown): value is StayToSave => {
  const stay = value as Partial<StayToSave> | null;
  return typeof stay?.globalId === 'string' && typeof stay.party?.adults === 'number' && isDates(stay.dates);
};

/** The wish list of a visitor, in this browser only, newest first; none if storage is unavailable or invalid. */
export const readSavedStays = (): StayToSave[] => {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isSaved).slice(0, mostSavedStays) : [];
};

/** False if the list is full. One that is on it stays as it is. */
export const storeSavedStay = (stay: StayToSave): boolean => {
  const stays = readSavedStays();
  if (stays.some(({ globalId }) => globalId === stay.globalId)) return true;
  if (stays.length >= mostSavedStays) return false;
  const savedAt = stay.savedAt ?? new Date().toISOString();
  const all = [{ ...stay, savedAt }, ...stays];
  store(
    key,
    all.sort((a, b) => ((a.savedAt ?? '') < (b.savedAt ?? '') ? 1 : -1)),
  );
  return true;
};

/** Removes only these: another tab may have saved others since. */
export const forgetSavedStays = (ids: readonly string[]): void =>
  store(
    key,
    readSavedStays().filter(({ globalId }) => !ids.includes(globalId)),
  );
