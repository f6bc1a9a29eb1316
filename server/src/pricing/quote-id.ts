import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';

const randomLength = 16;
const proofLength = 16;

/** As whom a caller may read and book a quote; a new quote belongs to the first. */
const ownersOf = ({ session, deviceId }: Caller): string[] => [
  ...(session ? [`account:${session.account.accountId}`] : []),
  ...(deviceId ? [`device:${deviceId}`] : []),
  'anyone',
];

const proofOf = (ctx: Context, random: Buffer, owner: string): Buffer =>
  createHmac('sha256', ctx.secret)
    .update(`golark quote ${owner} `)
    .update(random)
    .digest()
    .subarray(0, proofLength);

/**
 * An id that cannot be guessed and proves whose quote it is: the account that asked, else its device, else whoever has
 * the id. So the table of quotes names nobody, and a quote that was deleted still has its owner.
 */
export const newQuoteId = (ctx: Context, caller: Caller): string => {
  const random = randomBytes(randomLength);
  const [owner = ''] = ownersOf(caller);
  return Buffer.concat([random, proofOf(ctx, random, owner)]).toString('base64url');
};

export const isOwnQuote = (ctx: Context, caller: Caller, quoteId: string): boolean => {
  const bytes = Buffer.from(quoteId, 'base64url');
  if (bytes.length !== randomLength + proofLength) return false;
  const random = bytes.subarray(0, randomLength);
  const proof = bytes.subarray(randomLength);
  return ownersOf(caller).some((owner) => timingSafeEqual(proof, proofOf(ctx, random, owner)));
};
