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

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may refuse storage; the pages work without it
  }
};

/** The latest first; none if storage is unavailable or invalid. */
export const readViewedStays = (): ViewedStay[] => {
  const stored = read(viewedKey);
  return Array.isArray(stored) ? stored.filter(isViewedStay).slice(0, kept) : [];
};

export const storeViewedStay = (stay: ViewedStay): void =>
  write(viewedKey, [stay, ...readViewedStays().filter(({ id }) => id !== stay.id)].slice(0, kept));

export const readLastSearch = (): LastSearch | null => {
  const stored = read(searchKey);
  return isLastSearch(stored) ? stored : null;
};

export const storeLastSearch = (search: LastSearch): void => write(searchKey, search);

export const clearRecentActivity = (): void => {
  try {
    localStorage.removeItem(viewedKey);
    localStorage.removeItem(searchKey);
  } catch {
    // nothing was stored
  }
};
