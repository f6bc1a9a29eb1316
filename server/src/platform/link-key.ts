import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secret part of a link, derived from what the link is of: `ticket-order <id>`. It needs no table, can't be guessed,
 * and is invalid for anything else.
 */
export const linkKeyOf = (secret: Uint8Array, of: string): string =>
  createHmac('sha256', secret).update(of).digest('base64url').slice(0, 32);

/** Takes the same time for every wrong key. */
export const isLinkKey = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
