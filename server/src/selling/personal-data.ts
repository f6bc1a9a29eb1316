import { Failure } from '#platform/failure';
import type { PersonalData } from '#platform/personal-data';
import { presentListing } from './present-listing.ts';
import { presentSale } from './present-sale.ts';
import { listAllOwnListings } from './store/own-listings.ts';
import { hasHeldPayout } from './store/payouts.ts';
import { listAllOwnSales } from './store/sales.ts';

const accountingLaw = 'accounting law';

export const sellingPersonalData: PersonalData = {
  feature: 'selling',
  tables: {
    ticket_sales: {
      onDeletion: 'retained',
      contains: 'what an account sold, by account id, and how it was delivered',
      reason: accountingLaw,
      identifyingColumns: ['transfer_reference'],
    },
    ticket_payouts: {
      onDeletion: 'retained',
      contains: 'what an account was paid for a sale, by account id',
      reason: accountingLaw,
      identifyingColumns: [],
    },
  },
  assertDeletable: async (_ctx, trx, account) => {
    if (!(await hasHeldPayout(trx, account.id))) return;
    throw new Failure('INVALID_STATE', {
      detail: 'Tickets that were sold are not paid out yet. Wait until three days after the event.',
      extra: { reason: 'COMING_PAYOUT' },
    });
  },
  exportOf: async (ctx, { accountId, locale }) => {
    const [listings, sales] = await Promise.all([
      listAllOwnListings(ctx.db, accountId),
      listAllOwnSales(ctx.db, accountId),
    ]);
    return {
      ticketListings: listings.map((row) => presentListing(row, locale)),
      ticketSales: sales.map((row) => presentSale(row, locale)),
    };
  },
};
