import { homePath } from '@golark/contract/paths';

/** A form of our own pages: the browser says so, or names the origin that the request arrived at. */
export const isSameOriginPost = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
};

/**
 * A path on this site or the fallback: `//evil.example`, `/\evil.example` and `https:…` all leave it. The URL
 * parser reads backslashes and tabs as browsers do, and what is given back is its reading, not the text.
 */
export const samePathOr = (fallback: string, target: string | null): string => {
  if (!target?.startsWith('/')) return fallback;
  const base = 'http://site.invalid';
  const url = URL.canParse(target, base) ? new URL(target, base) : null;
  if (!url || url.origin !== base) return fallback;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? fallback : path;
};

/** The page in the address to return to: a path of this site, otherwise the home page. */
export const nextPathOf = (url: URL): string => samePathOr(homePath(), url.searchParams.get('next'));
