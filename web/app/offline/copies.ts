import { readStamp, withNote } from './copy-html.ts';
import { hasCodes, mayCopy } from './copy-rules.ts';

/** Pages of the visitor: what is in this cache is deleted with the session. */
export const copiesCache = 'golark-copies';

const header = { at: 'x-copied-at', until: 'x-copied-until', note: 'x-copy-note', title: 'x-copy-title' };
/** Not a page: whose the copies are. */
const ownerKey = '/offline/owner';
const mostCopies = 20;
const oldMilliseconds = 10 * 60_000;

const openCopies = () => caches.open(copiesCache);

export const deleteCopies = (): Promise<boolean> => caches.delete(copiesCache);

/** Copies of another account, or of a session that has ended, are deleted. */
export const setOwner = async (accountId: string | null): Promise<void> => {
  const owner = accountId ?? '';
  const known = await (await openCopies()).match(ownerKey);
  if ((await known?.text()) === owner) return;
  await deleteCopies();
  await (await openCopies()).put(ownerKey, new Response(owner));
};

type Copy = { path: string; title: string; at: number; response: Response };

const numberIn = (response: Response, name: string): number => Number(response.headers.get(name));

/** Those that are not too old, the latest first; older ones are deleted. */
export const listCopies = async (): Promise<Copy[]> => {
  const store = await openCopies();
  const copies: Copy[] = [];
  for (const { url } of await store.keys()) {
    const path = new URL(url).pathname;
    const response = await store.match(url);
    if (path === ownerKey || !response) continue;
    if (numberIn(response, header.until) <= Date.now()) await store.delete(url);
    else
      copies.push({
        path,
        response,
        at: numberIn(response, header.at),
        title: decodeURIComponent(response.headers.get(header.title) ?? path),
      });
  }
  return copies.sort((one, other) => other.at - one.at);
};

/** The copy as the visitor sees it; undefined if it is too old. */
export const shownCopy = async (copy: Response): Promise<Response | undefined> => {
  if (numberIn(copy, header.until) <= Date.now()) return undefined;
  const note = decodeURIComponent(copy.headers.get(header.note) ?? '');
  const html = withNote(await copy.text(), { note, at: new Date(numberIn(copy, header.at)) });
  return new Response(html, { headers: copy.headers });
};

/** An error of the server, or too many requests, says nothing about the page; a redirect, which has the status 0 here, does. */
const isOutage = ({ status }: Response): boolean => status >= 500 || status === 429;

/** The page as it is now replaces its copy. A page that its reader may no longer see has none. Returns the HTML of what was stored. */
export const copyPage = async (path: string): Promise<string | null> => {
  if (!mayCopy(path)) return null;
  // opened first: what is put into a cache that was deleted meanwhile is gone with it
  const store = await openCopies();
  const response = await fetch(path, { redirect: 'manual', cache: 'no-store' });
  const html = response.ok ? await response.text() : '';
  const stamp = readStamp(html);
  if (!stamp) {
    if (!isOutage(response)) await store.delete(path);
    return null;
  }
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header.at, String(Date.now()));
  headers.set(header.until, String(Date.now() + stamp.seconds * 1000));
  headers.set(header.note, encodeURIComponent(stamp.note));
  headers.set(header.title, encodeURIComponent(stamp.title));
  await store.put(path, new Response(html, { headers }));
  return html;
};

/** Deletes what is too much, and replaces older copies with codes. */
export const refreshCopies = async (): Promise<void> => {
  const copies = await listCopies();
  const store = await openCopies();
  for (const { path } of copies.slice(mostCopies)) await store.delete(path);
  for (const { path, at } of copies.slice(0, mostCopies))
    if (hasCodes(path) && Date.now() - at > oldMilliseconds) await copyPage(path);
};
