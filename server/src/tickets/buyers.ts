import { createHmac } from 'node:crypto';
import { addressKeyOf } from '#accounts';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { mailboxOf } from '#platform/email/mailbox-of';
import { isExemptFromAddressLimits } from '#platform/http/server';
import type { SeatRequest } from './rules/allocate-seats.ts';

/** Of what is not ours to store: an address, a card, an email address. */
const secretKey = ({ secret }: Context, kind: string, value: string): string =>
  `${kind} ${createHmac('sha256', secret).update(`ticket-buyer ${kind} ${value}`).digest('base64url')}`;

/** The key of an address whose tickets and places are limited together; null if it has no limit. */
export const addressOf = (ctx: Context, ip: string): string | null =>
  isExemptFromAddressLimits(ctx.config, ip) ? null : secretKey(ctx, 'address', addressKeyOf(ip));

/** As whom a caller's tickets count before they are ordered. */
export const buyersOf = (
  ctx: Context,
  { session, deviceId, ip }: Pick<Caller, 'session' | 'deviceId' | 'ip'>,
): SeatRequest['buyers'] => {
  const address = addressOf(ctx, ip);
  return [
    ...(session ? [{ buyer: `account ${session.account.accountId}`, factor: 1 }] : []),
    ...(!session && deviceId !== null ? [{ buyer: secretKey(ctx, 'device', deviceId), factor: 1 }] : []),
    ...(address === null ? [] : [{ buyer: address, factor: ctx.config.paymentLimits.addressFactor }]),
  ];
};

/** As whom they count when they are ordered, besides. The test cards of the sandbox are shared by everyone. */
export const buyersOfOrder = (
  ctx: Context,
  { email, fingerprint }: { email: string; fingerprint: string | null },
): string[] => [
  secretKey(ctx, 'email', mailboxOf(email)),
  ...(fingerprint === null || ctx.gateway.testFingerprints.has(fingerprint)
    ? []
    : [secretKey(ctx, 'card', fingerprint)]),
];
