import { badInput } from '#platform/failure';

/** Where the next page starts, opaque to clients. */
export const pageTokenOf = (offset: number): string => Buffer.from(`o${offset}`).toString('base64url');

/** Throws BAD_INPUT for a token that is not ours. */
export const offsetOfToken = (token: string): number => {
  const offset = /^o(\d{1,6})$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  if (offset === undefined) throw badInput('pageToken', 'unknown_page_token');
  return Number(offset);
};
