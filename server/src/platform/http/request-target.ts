import { faultOfUrl, withTextOnly } from './fault-of-url.ts';

/** No page has this address. */
const unknownPagePath = '/not-found/';

/** Paths under these prefixes are calls; all others are pages and files. */
export const isApiPath = (url: string): boolean => /^\/(v1|api)(?=[/?]|$)/.test(url);

/** `http://host/path`, which a client may send instead of `/path`; the host is that of the header. */
const withoutOrigin = (target: string): string => {
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
};

/** No page has a longer path. Finding the page of a path takes time that grows with the square of its segments. */
const longestPagePath = 500;
const mostSegments = 20;

const isShort = (target: string): boolean => {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.length <= longestPagePath && path.split('/').length - 1 <= mostSegments;
};

/** A path of a page that is text, and that no reader takes for another host, as `//host/` and `/\host/` are. */
const isPagePath = (path: string): boolean =>
  isShort(path) &&
  faultOfUrl(path) === null &&
  !new URL(`http://site.invalid${path}`).pathname.startsWith('//');

/**
 * The path and query of a request. A page whose path is not valid becomes the page of an address that does not exist; of its query, the
 * parts that are not valid are left out.
 */
export const pathOfTarget = (target: string): string => {
  const given = withoutOrigin(target);
  if (given === '*') return unknownPagePath;
  // the framework rejects whatever does not begin with a slash
  if (!given.startsWith('/') || isApiPath(given)) return given;
  const path = withTextOnly(given);
  return isPagePath(path) ? path : unknownPagePath;
};

/** Whether this is the host of a URL, with or without a port. HTTP/1.0 sends none. */
export const isHost = (host: string): boolean =>
  host === '' || (/^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}/`));
