import type { PersonalData } from '#platform/personal-data';
import { listCards, presentCard } from './store/cards.ts';

export const paymentPersonalData: PersonalData = {
  feature: 'payments',
  tables: {
    saved_cards: {
      onDeletion: 'anonymized',
      contains: 'name on the card, brand, last four digits, expiry, token, fingerprint',
      reason:
        'accounting law: a charged card keeps brand, digits and expiry for the receipt; others are deleted',
    },
    payment_customers: {
      onDeletion: 'deleted',
      contains: 'the id of the customer at the gateway, which is deleted there too',
    },
    card_attempts: {
      onDeletion: 'expires',
      contains: 'account, IP address and device of cards that were sent to the gateway',
      reason:
        'counted by the limits on card testing, which a deleted account does not end; deleted after a day',
      identifyingColumns: [],
    },
    methods_to_detach: { onDeletion: 'deleted', contains: 'tokens of removed cards' },
    sandbox_customers: { onDeletion: 'deleted', contains: 'the sandbox gateway: account id of a customer' },
    sandbox_cards: {
      onDeletion: 'anonymized',
      contains: 'the sandbox gateway: brand, last four digits, expiry, fingerprint',
      reason: 'payments of the sandbox refer to the row; its card is erased',
    },
    sandbox_payments: {
      onDeletion: 'retained',
      contains: 'the sandbox gateway: amounts, the id of a customer that no longer exists',
      reason: 'refunds and reconciliation',
      identifyingColumns: [],
    },
  },
  exportOf: async (ctx, { accountId }) => ({
    savedCards: (await listCards(ctx.db, { accountId, gateway: ctx.gateway.name })).map(presentCard),
  }),
};
