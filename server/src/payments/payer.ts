import { addressKeyOf } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import { isExemptFromAddressLimits } from '#platform/http/server';

/** As whom the limits on payments count an attempt. */
export interface Payer {
  accountId: string;
  /** null if the limits per address exclude it. */
  address: string | null;
  deviceId: string | null;
}

export const payerOf = (
  { config }: Context,
  { accountId, ip, deviceId }: Pick<AccountCaller, 'accountId' | 'ip' | 'deviceId'>,
): Payer => ({
  accountId,
  address: isExemptFromAddressLimits(config, ip) ? null : addressKeyOf(ip),
  deviceId,
});

export type PayerScope = keyof Payer;

/** Several people share a device, and many an address. */
export const factorOf = ({ paymentLimits }: Config, scope: PayerScope): number =>
  ({ accountId: 1, deviceId: paymentLimits.deviceFactor, address: paymentLimits.addressFactor })[scope];

export const payerScopes: readonly PayerScope[] = ['accountId', 'deviceId', 'address'];

/** The names under which an attempt locks what it counts, in the order in which every caller locks them. */
export const locksOf = (payer: Payer, fingerprint: string | null = null): string[] =>
  [
    ...payerScopes.flatMap((scope) => (payer[scope] === null ? [] : [`${scope} ${payer[scope]}`])),
    ...(fingerprint === null ? [] : [`card ${fingerprint}`]),
  ].sort();
