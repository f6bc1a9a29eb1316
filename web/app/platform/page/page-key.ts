import { redirect } from 'react-router';
import { readCookie, writeCookie } from '../cookie.ts';
import { secretHeaders } from './page-headers.ts';
import type { PageRequest } from './page-request.ts';

const days = 180;

type Keyed = Pick<PageRequest, 'request' | 'url'>;

/** `/tickets/waiting/abc/` is the page `abc` in `/tickets/waiting/`, as is whatever lies below it. */
const partsOf = ({ url }: Keyed): { folder: string; id: string } => {
  const [, folder = '/', id = ''] = /^(\/.*?tickets\/[a-z]+\/)([\w-]+)/.exec(url.pathname) ?? [];
  return { folder, id };
};

const cookieOf = (id: string): string => `golark_key_${id}`;

/** The key that opens a page without an account: that of the address, or the one that `moveKey` moved out of it. */
export const keyOfPage = (page: Keyed): string | undefined => {
  const given = page.url.searchParams.get('key');
  const kept = readCookie(page.request, cookieOf(partsOf(page).id));
  return given || kept || undefined;
};

/**
 * Moves a key that has opened its page from the address to a cookie that no script can read: browsers keep addresses, and people
 * send pictures of them. Loaders call it after the API has accepted the key, so that a wrong one does not replace a right one.
 */
export const moveKey = (page: Keyed): void => {
  const { request, url } = page;
  const key = url.searchParams.get('key');
  if (!key || !/^[\w-]+$/.test(key)) return;
  const { folder: path, id } = partsOf(page);
  const cookie = writeCookie(request, cookieOf(id), { value: key, days, path });
  const clean = new URL(url);
  clean.searchParams.delete('key');
  throw redirect(clean.pathname + clean.search, { headers: { ...secretHeaders(), 'Set-Cookie': cookie } });
};
