/** Shared by the forms and the module that handles them on the server. */
export const membershipIntents = {
  pay: 'pay',
  renew: 'renew',
  keep: 'keep',
  cancel: 'cancel',
  refund: 'refund',
} as const;
