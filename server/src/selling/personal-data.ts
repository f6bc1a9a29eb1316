import { Failure } from '#platform/failure';
import type { PersonalData } from '#platform/personal-data';
import { presentObjection } from './objections/present-objection.ts';
import { presentListing } from './present-listing.ts';
import { presentSale } from './present-sale.ts';
import { eraseTexts } from './store/objections.ts';
import { listAllOwnListings } from './store/own-listings.ts';
import { hasUnpaidPayout } from './store/payouts.ts';
import { listAllOwnSales, listObjectedBy } from './store/sales.ts';

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
    ticket_objections: {
      onDeletion: 'anonymized',
      contains: 'what buyers of tickets objected to, with what they and the sellers wrote, which is erased',
      reason: 'why a buyer was refunded or a seller was paid; an objection that is open is still decided',
    },
    ticket_payouts: {
      onDeletion: 'retained',
      contains: 'what an account was paid for a sale, by account id',
      reason: accountingLaw,
      identifyingColumns: [],
    },
  },
  assertDeletable: async (_ctx, trx, account) => {
    if (!(await hasUnpaidPayout(trx, account.id))) return;
    throw new Failure('INVALID_STATE', {
      detail: 'Tickets that were sold are not paid out yet. Wait until three days after the event.',
      extra: { reason: 'COMING_PAYOUT' },
    });
  },
  erase: async (_ctx, trx, account) => {
    const bought = await listObjectedBy(trx, account.id);
    await eraseTexts(trx, { boughtItemIds: bought.map((row) => row.item_id), sellerAccountId: account.id });
  },
  exportOf: async (ctx, { accountId, locale }) => {
    const [listings, sales, objected] = await Promise.all([
      listAllOwnListings(ctx.db, accountId),
      listAllOwnSales(ctx.db, accountId),
      listObjectedBy(ctx.db, accountId),
    ]);
    return {
      ticketListings: listings.map((row) => presentListing(row, locale)),
      ticketSales: sales.map((row) => presentSale(ctx, row, locale)),
      ticketObjections: objected.flatMap(({ code, objections }) =>
        objections.map((objection) => ({ code, ...presentObjection(objection) })),
      ),
    };
  },
};
