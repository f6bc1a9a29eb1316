import { isCalendarDay } from '@golark/contract/dates/rules';
import { areSavableDates, mostSavedStays, type StayToSave } from '@golark/contract/saved/rules';
import { readStored, store } from './stored-json.ts';

const key = 'golark.savedStays';

const isCount = (value: unknown, [from, to]: [number, number]): boolean =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

const isDates = (dates: Partial<NonNullable<StayToSave['dates']>> | null | undefined): boolean => {
  if (!dates) return dates === null;
  const { arriveDay = '', departDay = '' } = dates;
  return isCalendarDay(arriveDay) && isCalendarDay(departDay) && areSavableDates({ arriveDay, departDay });
};

const isParty = (party: Partial<StayToSave['party']> | undefined): boolean =>
  isCount(party?.adults, [1, 50]) &&
  isCount(party?.infants, [0, 20]) &&
  typeof party?.pets === 'boolean' &&
  Array.isArray(party.childAges) &&
  party.childAges.length <= 20 &&
  party.childAges.every((age) => isCount(age, [0, 17]));

/** One entry that the server refuses would make it refuse the whole list. */
const isSaved = (value: unknown): value is StayToSave => {
  const stay = value as Partial<StayToSave> | null;
  if (typeof stay !== 'object' || typeof stay?.globalId !== 'string') return false;
  const { savedAt, savedAmount } = stay;
  const isPriced = savedAmount === undefined || isCount(savedAmount, [1, 100_000_000]);
  const isTimed = savedAt === undefined || !Number.isNaN(Date.parse(savedAt));
  return isDates(stay.dates) && isParty(stay.party) && isPriced && isTimed;
};

/** The wish list of a visitor, in this browser only, newest first; none if storage is unavailable or invalid. */
export const readSavedStays = (): StayToSave[] => {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isSaved).slice(0, mostSavedStays) : [];
};

const listeners = new Set<() => void>();

/** Calls the listener when this tab or another one changes the list. Returns a function that removes it. */
export const onSavedStays = (listener: () => void): (() => void) => {
  const hear = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
};

const storeAll = (stays: readonly StayToSave[]): void => {
  store(key, stays);
  for (const listener of listeners) listener();
};

/** False if the list is full. One that is on it stays as it is. */
export const storeSavedStay = (stay: StayToSave): boolean => {
  const stays = readSavedStays();
  if (stays.some(({ globalId }) => globalId === stay.globalId)) return true;
  if (stays.length >= mostSavedStays) return false;
  const all = [{ ...stay, savedAt: stay.savedAt ?? new Date().toISOString() }, ...stays];
  storeAll(all.sort((a, b) => ((a.savedAt ?? '') < (b.savedAt ?? '') ? 1 : -1)));
  return true;
};

/** The price of the moment in which it was saved, once it is known. */
export const storeSavedAmount = (globalId: string, savedAmount: number): void =>
  storeAll(readSavedStays().map((stay) => (stay.globalId === globalId ? { ...stay, savedAmount } : stay)));

/** Other dates and another party for all stays, with the prices of this moment by id. */
export const storeAllSavedFor = (
  { dates, party }: Pick<StayToSave, 'dates' | 'party'>,
  amounts: ReadonlyMap<string, number | undefined>,
): void =>
  storeAll(
    readSavedStays().map((stay) => ({ ...stay, dates, party, savedAmount: amounts.get(stay.globalId) })),
  );

/** Removes only these: another tab may have saved others since. */
export const forgetSavedStays = (ids: readonly string[]): void =>
  storeAll(readSavedStays().filter(({ globalId }) => !ids.includes(globalId)));
