import { forgetCards } from '#payments';
import type { PersonalData } from '#platform/personal-data';
import { listChargedCardIds } from './cards-in-use.ts';

const accountingLaw = 'accounting law';

export const orderPersonalData: PersonalData = {
  feature: 'orders',
  tables: {
    orders: {
      onDeletion: 'retained',
      contains: 'the buyer by account id, total, dates',
      reason: accountingLaw,
      identifyingColumns: [],
    },
    order_items: {
      onDeletion: 'retained',
      contains: 'the snapshot of what was bought, with the name of the host at that time',
      reason: 'the receipt of the buyer, which accounting law requires',
      identifyingColumns: ['snapshot'],
    },
    order_lines: {
      onDeletion: 'retained',
      contains: 'amounts, with the property manager who receives them',
      reason: accountingLaw,
      identifyingColumns: [],
    },
    order_events: {
      onDeletion: 'retained',
      contains: 'what happened to an order, and the role of who did it',
      reason: accountingLaw,
      identifyingColumns: [],
    },
    order_balances: {
      onDeletion: 'retained',
      contains: 'what of an order is paid later, and when',
      reason: accountingLaw,
      identifyingColumns: [],
    },
    balance_cuts: {
      onDeletion: 'retained',
      contains: 'what came off a balance, line by line, with the property manager who no longer receives it',
      reason: accountingLaw,
      identifyingColumns: [],
    },
    payments: {
      onDeletion: 'retained',
      contains: 'amount, card and the id at the gateway',
      reason: accountingLaw,
      identifyingColumns: [],
    },
    payment_attempts: {
      onDeletion: 'expires',
      contains: 'account, IP address, device and fingerprint of the card of payments that did not succeed',
      reason: 'counted by the limits on declines, which a deleted account does not end; deleted after a day',
      identifyingColumns: [],
    },
  },
  // here and not in payments, which does not know which cards were charged
  erase: async (ctx, trx, account) => {
    const chargedIds = await listChargedCardIds(trx, account.id);
    await forgetCards(trx, { accountId: account.id, chargedIds, now: ctx.clock.now() });
  },
};
