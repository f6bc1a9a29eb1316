import { payoutAccountStates, payoutNeeds } from '@golark/contract/payouts/rules';
import type { PayoutAccount } from '@golark/contract/payouts/schemas';
import type { PayoutAccountRow } from './store.ts';

/** null until the provider has confirmed that the account exists: until then there is nothing to say about it. */
export const presentPayoutAccount = (row: PayoutAccountRow | undefined): PayoutAccount | null => {
  const state = payoutAccountStates.find((each) => each === row?.state);
  if (!row || !state) return null;
  const { destination_name: name, destination_last4: last4 } = row;
  return {
    state,
    arePayoutsEnabled: row.payouts_enabled,
    missing: payoutNeeds.filter((need) => row.missing.includes(need)),
    destination: name === null || last4 === null ? null : { name, last4 },
    country: row.country,
    currency: row.currency,
  };
};
