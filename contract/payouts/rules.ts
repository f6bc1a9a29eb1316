/**
 * The state of an account as the provider of payouts reports it: `incomplete` it needs something from its owner, `checking` it verifies what it has,
 * `ready` it pays, `refused` it will never pay to this account.
 */
export const payoutAccountStates = ['incomplete', 'checking', 'ready', 'refused'] as const;
export type PayoutAccountState = (typeof payoutAccountStates)[number];

/** The information that the provider needs: about the person or the business, a document, where the money goes, its terms. */
export const payoutNeeds = ['person', 'business', 'document', 'bank-account', 'terms', 'other'] as const;
export type PayoutNeed = (typeof payoutNeeds)[number];

export const payoutProviders = ['sandbox', 'stripe'] as const;
export type PayoutProviderName = (typeof payoutProviders)[number];

/** Whether the owner has done what is needed, so that nothing is left to do for now. */
export const isSetUp = (state: PayoutAccountState | undefined): boolean =>
  state === 'ready' || state === 'checking';

/** Whether the owner can still do something on the pages of the provider. */
export const canContinue = (state: PayoutAccountState): boolean =>
  state === 'incomplete' || state === 'checking';
