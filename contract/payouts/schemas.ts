import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { AnyText } from '../text/schemas.ts';
import { payoutAccountStates, payoutNeeds, payoutProviders } from './rules.ts';

/** An account at the provider of payouts, as it was last read. The provider has the bank details; they are not stored here. */
export const PayoutAccount = z.strictObject({
  state: z.enum(payoutAccountStates),
  /** The provider pays. It may do so for a while although something is missing. */
  arePayoutsEnabled: z.boolean(),
  missing: z.array(z.enum(payoutNeeds)),
  /** Where the money goes, such as the bank `First Platypus Bank` and the last digits `6789`; null until the owner has entered it. */
  destination: z.strictObject({ name: z.string(), last4: z.string() }).nullable(),
  /** The country of the bank account, in two letters. */
  country: z.string().nullable(),
  currency: z.string().nullable(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const HostPayouts = z.strictObject({
  /** Who pays hosts, and asks them for their bank details on pages of its own. */
  provider: z.enum(payoutProviders),
  /** null until the host has begun; earnings then stay on the ledger. */
  account: PayoutAccount.nullable(),
  /** false: the provider did not respond, and the account is as it was last read. */
  isCurrent: z.boolean(),
});
export type HostPayouts = z.infer<typeof HostPayouts>;

export const payoutsSchemas = {
  getPayoutAccount: {
    summary: 'Where the acting host is paid.',
    query: z.strictObject({
      /** Asks the provider first, for a host who comes back from its pages. */
      refresh: z.enum(['true', 'false']).optional(),
    }),
    response: HostPayouts,
    errors: {},
  },
  openPayoutPage: {
    summary:
      'Start to say where the acting host is paid, or continue. Returns the address of a page of the provider, which works once and only for some minutes. The host has one account, however often this is called.',
    response: z.strictObject({ url: z.string() }),
    /** INVALID_STATE: the account is ready or was refused, and there is nothing to continue. */
    errors: { INVALID_STATE: null },
  },
  receivePayoutEvent: {
    summary:
      'For the provider of payouts: an event in its own form; it signs the body in a header of its own. An event that is sent again is processed once.',
    params: z.object({ provider: AnyText(40) }),
    response: z.strictObject({ received: z.boolean() }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
