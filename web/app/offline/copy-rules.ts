/** The only pages of which a device has copies. They also have to say for how long, see `offlineMeta`. */
const copiedPages = [
  /^\/account\/trips\/(?!past\/|canceled\/)[\w-]+\/$/,
  /^\/account\/tickets\/purchased\/[\w-]+\/$/,
  /^\/tickets\/transfer\/[\w-]+\/$/,
];

export const mayCopy = (pathname: string): boolean => copiedPages.some((page) => page.test(pathname));

/** Copies with codes are replaced whenever the device is online: a ticket may have a new owner. */
export const hasCodes = (pathname: string): boolean => mayCopy(pathname) && !pathname.includes('/trips/');

const dayMilliseconds = 86_400_000;
const mostDays = 30;

/**
 * For how many seconds a device has a copy of a page about something that ends then: some days longer, and 30 days at most. Null if that is
 * over. It is a duration because the clock of the device may be wrong.
 */
export const copySeconds = (endsAt: Date, now: Date, daysAfter = 2): number | null => {
  const until = Math.min(
    endsAt.getTime() + daysAfter * dayMilliseconds,
    now.getTime() + mostDays * dayMilliseconds,
  );
  const seconds = Math.floor((until - now.getTime()) / 1000);
  return seconds > 0 ? seconds : null;
};

/** Forms that start or end a session, or replace its account. */
const sessionForms = /^\/(?:login|signup|set-password|confirm-email|account\/logout)(?:\/|$)/;

export const changesSession = (method: string, pathname: string): boolean =>
  method !== 'GET' && sessionForms.test(pathname);

/** Not a call, a file or what other routes of the server serve: for an address of these there is no page to show offline. */
export const isPageAddress = (pathname: string): boolean =>
  !/^\/(?:v1|docs|builds|assets|_i18n|pictures)(?:\/|$)/.test(pathname) &&
  !/\.\w+$/.test(pathname) &&
  !/^\/account\/export\/?$/.test(pathname);

const dataFile = /(?:_root|_|)\.data$/;

export const isPageData = (pathname: string): boolean => dataFile.test(pathname);

/** The page whose data React Router requests: `/login/_.data?_routes=…` is that of `/login/`. */
export const pageOfData = ({ pathname, searchParams }: URL): string => {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  return `${pathname.replace(dataFile, '')}${query.size > 0 ? `?${query}` : ''}`;
};

const assetPath = /\/(?:assets|_i18n\/(?!current\/))[\w./-]+/g;

/** Files that never change, because their hash is in their name. */
export const isAsset = (pathname: string): boolean => pathname.match(assetPath)?.[0] === pathname;

export const assetsIn = (html: string): string[] => [...new Set(html.match(assetPath))];
