import { createHash } from 'node:crypto';
import type { EntryContext } from 'react-router';
import type { RootData } from './platform/root-data.ts';

const limits = { entries: 500, characters: 32 * 1_048_576 };
/** Placeholders for what differs in every response. */
const places = { nonce: '\u0000nonce\u0000', requestId: '\u0000request\u0000' } as const;

/** What a rendering depends on: its key, and the values that are replaced in a stored one. */
export type Rendering = { key: string; nonce: string; requestId: string };

type StaticContext = Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'errors' | 'statusCode'>;

/**
 * The key of a page's rendering: its address and the data of all loaders. Null for a page that is not stored: with an
 * account, with an error, or in response to a form.
 */
export const renderingOf = (
  { method, url }: Pick<Request, 'method' | 'url'>,
  { loaderData, errors, statusCode }: StaticContext,
  nonce: string | null,
): Rendering | null => {
  const root = loaderData['root'] as RootData | undefined;
  if (!root || root.account || errors || statusCode !== 200 || method !== 'GET') return null;
  if (!nonce || !root.requestId) return null;
  const { requestId, ...rest } = root;
  const content = JSON.stringify([url, { ...loaderData, root: rest }]);
  return { key: createHash('sha256').update(content).digest('base64'), nonce, requestId };
};

const stored = new Map<string, string>();
let characters = 0;

const remove = (key: string): void => {
  characters -= stored.get(key)?.length ?? 0;
  stored.delete(key);
};

/** The stored HTML of the same rendering with the nonce and the request id of this response; null if there is none. */
export const findRendering = ({ key, nonce, requestId }: Rendering): string | null => {
  const html = stored.get(key);
  if (html === undefined) return null;
  // the first entry is the least recently used
  stored.delete(key);
  stored.set(key, html);
  return html.replaceAll(places.nonce, nonce).replaceAll(places.requestId, requestId);
};

export const storeRendering = ({ key, nonce, requestId }: Rendering, html: string): void => {
  remove(key);
  const text = html.replaceAll(nonce, places.nonce).replaceAll(requestId, places.requestId);
  stored.set(key, text);
  characters += text.length;
  for (const oldest of stored.keys()) {
    if (stored.size <= limits.entries && characters <= limits.characters) return;
    remove(oldest);
  }
};
