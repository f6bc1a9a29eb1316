import { payoutAmounts } from '@golark/contract/selling/payout';
import type { Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import type { DB } from '#platform/database/tables';
import { reachStep } from '#platform/fault-point';
import type { JobQueue } from '#platform/jobs/job-queue';
import { type SellerSale, type SellerSales, sellerAccountOf } from '#tickets';
import { deliverByOf, paysAtOf } from './rules/delivery-deadline.ts';
import { penaltyOf } from './rules/payout.ts';
import { deadlineJobsOf, emailSellerJob, payoutJobOf } from './sale-jobs.ts';
import { endObjection } from './store/objections.ts';
import { reversePayout } from './store/payouts.ts';
import { countFilesOf, insertSale, type LockedSale, lockSale, markSale } from './store/sales.ts';

/** Tickets whose files are all there are delivered with the sale. */
const isThere = async (trx: Transaction<DB>, sale: SellerSale): Promise<boolean> =>
  sale.delivery === 'instant' || (await countFilesOf(trx, sale)) === sale.quantity;

const openSale = async (
  jobs: JobQueue,
  trx: Transaction<DB>,
  { sale, at }: { sale: SellerSale; at: Date },
): Promise<void> => {
  const isInstant = await isThere(trx, sale);
  const { itemId, inHandOn } = sale;
  const deliverBy = isInstant ? null : deliverByOf(sale, { soldAt: at, inHandOn });
  const paysAt = paysAtOf(sale);
  await insertSale(trx, {
    ...sale,
    ...(isInstant ? { delivery: 'instant', inHandOn: null } : {}),
    ...{ deliverBy, soldAt: at, paysAt },
    payoutAmount: payoutAmounts(sale).total,
  });
  await jobs.enqueueAll(trx, [
    { ...emailSellerJob, data: { itemId, kind: 'sold' } },
    ...(deliverBy ? deadlineJobsOf(itemId, { soldAt: at, deliverBy }) : []),
    payoutJobOf(itemId, paysAt),
  ]);
  reachStep('selling.sold.before-commit');
};

/** Who doesn't deliver owes a part of the price besides what is returned to the buyer. */
const postPenalty = async (trx: Transaction<DB>, sale: LockedSale, at: Date): Promise<number> => {
  const [from = 0, to = 0] = (sale.seats.match(/\d+/g) ?? []).map(Number);
  const amount = penaltyOf(sale.priceAmount * (to - from));
  await postTransaction(trx, {
    cause: `missed-delivery:${sale.itemId}`,
    orderId: null,
    at,
    entries: [
      { account: sellerAccountOf({ sellerAccountId: sale.sellerAccountId, venueId: '' }), amount },
      { account: 'platform:guarantee', amount: -amount },
    ],
  });
  return amount;
};

/** Ends a sale whose buyer gets the money back. The seats return to sale unless the buyer has their files or the tickets don't exist. */
const endSale = async (trx: Transaction<DB>, itemId: string, at: Date): Promise<boolean> => {
  const sale = await lockSale(trx, itemId, { withOrder: false, withListing: false });
  if (!sale) return true;
  const isMissed = sale.status === 'MISSED';
  const penalty = isMissed ? await postPenalty(trx, sale, at) : 0;
  await endObjection(trx, itemId, { status: 'ENDED', reason: null, at });
  await reversePayout(trx, itemId, penalty);
  if (isMissed) return false;
  await markSale(trx, itemId, 'CANCELED');
  if (sale.status === 'DUE') return true;
  // issued here: their barcode is void
  return sale.delivery === 'instant' && (await countFilesOf(trx, sale)) === 0;
};

/** What follows from the sale of a seller's tickets: the deadline, the payout and their jobs. */
export const sellerSales = (jobs: JobQueue): SellerSales => ({
  sold: (trx, sale, at) => openSale(jobs, trx, { sale, at }),
  returned: endSale,
});
