import { forgetStored, readStored, store } from './stored-json.ts';

const viewedKey = 'golark.viewedStays';
const searchKey = 'golark.lastSearch';
const kept = 6;

/** A stay as it was seen in this browser; nothing of it is sent anywhere. */
export type ViewedStay = { id: string; title: string; place: string; pictureId: string };

export type LastSearch = { place: string; address: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

const isViewedStay = (value: unknown): value is ViewedStay => {
  const stay = value as Partial<ViewedStay> | null;
  return isText(stay?.id) && isText(stay.title) && isText(stay.place) && isText(stay.pictureId);
};

const isLastSearch = (value: unknown): value is LastSearch => {
  const search = value as Partial<LastSearch> | null;
  return isText(search?.place) && isText(search.address) && search.address.startsWith('/s/');
};

/** The latest first; none if storage is unavailable or invalid. */
export const readViewedStays = (): ViewedStay[] => {
  const stored = readStored(viewedKey);
  return Array.isArray(stored) ? stored.filter(isViewedStay).slice(0, kept) : [];
};

export const storeViewedStay = (stay: ViewedStay): void =>
  store(viewedKey, [stay, ...readViewedStays().filter(({ id }) => id !== stay.id)].slice(0, kept));

export const readLastSearch = (): LastSearch | null => {
  const stored = readStored(searchKey);
  return isLastSearch(stored) ? stored : null;
};

export const storeLastSearch = (search: LastSearch): void => store(searchKey, search);

export const clearRecentActivity = (): void => {
  forgetStored(viewedKey);
  forgetStored(searchKey);
};
