import { hkdfSync } from 'node:crypto';
import type { Context } from '#platform/context';

/** A key for one purpose, made from the server's secret: what one key signs or seals, no other opens. */
export const derivedKey = (ctx: Context, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', ctx.secret, '', `golark ${purpose}`, 32));
