import { withTrailingSlash } from './trailing-slash.ts';

export type NavigationTarget =
  | { kind: 'page'; path: string }
  | { kind: 'external'; url: string }
  | { kind: 'blocked' };

const base = 'http://site.invalid';
const outside: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const blocked: NavigationTarget = { kind: 'blocked' };

/** What nearly all links look like: without anything that the URL parser would change or read as another site. */
const plainPage = /^\/(?:[\w-]+\/)*(?:[?#][\w=&%,~:+-]+)?$/;

/**
 * Classifies a link target: a page of this site (its path ends in a slash), another site, or blocked. Other sites are
 * blocked unless explicitly allowed, and `javascript:`, `data:` and their like always are. The URL parser reads tabs,
 * line breaks and backslashes as browsers do, so `\tjavascript:…`, `//evil.example` and `/\evil.example` are recognized.
 */
export const targetOf = (to: string, { isExternalAllowed = false } = {}): NavigationTarget => {
  if (/^[?#]/.test(to) || plainPage.test(to)) return { kind: 'page', path: to };
  if (!URL.canParse(to, `${base}/`)) return blocked;
  const url = new URL(to, `${base}/`);
  if (url.origin === base) {
    const path = `${url.pathname}${url.search}${url.hash}`;
    return path.startsWith('//') ? blocked : { kind: 'page', path: withTrailingSlash(path) };
  }
  if (!isExternalAllowed || !outside.has(url.protocol)) return blocked;
  if (url.username || url.password) return blocked;
  return { kind: 'external', url: url.href };
};
