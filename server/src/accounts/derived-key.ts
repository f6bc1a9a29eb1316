import { hkdfSync } from 'node:crypto';
import type { Context } from '#platform/context';

/** A key for one purpose, derived from the server's secret, so that data signed or encrypted for one purpose is invalid for any other. */
export const derivedKey = (ctx: Context, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', ctx.secret, '', `golark ${purpose}`, 32));
