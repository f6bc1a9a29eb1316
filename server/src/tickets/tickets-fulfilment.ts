import { ticketPaymentReturnPath } from '@golark/contract/event-paths';
import type { Transaction } from 'kysely';
import { lockAccount } from '#accounts';
import { postTransaction } from '#ledger';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import type { Fulfilment } from '#platform/fulfilment';
import type { JobQueue } from '#platform/jobs/job-queue';
import { translatorOf } from '#platform/translator-of';
import { orderKeyOf } from './order-key.ts';
import { isInPool } from './pool/pool-store.ts';
import { refundReturnedJob } from './pool/refund-returned-job.ts';
import { sellerFeeEntries } from './rules/seller-fee.ts';
import type { SellerSales } from './seller-sales.ts';
import { lockHoldOfItem } from './store/holds.ts';
import { releaseSeats, retakeSeats, sellSeats } from './store/sales.ts';
import { findSaleOfItem, type SaleOfItem } from './store/sellers.ts';
import type { TicketSnapshot } from './ticket-snapshot.ts';

interface Ports {
  sales: SellerSales;
  jobs: JobQueue;
}

const getSale = async (trx: Transaction<DB>, itemId: string) => {
  const sale = await lockHoldOfItem(trx, itemId);
  if (!sale) throw new Error(`the order item ${itemId} has no held tickets`);
  return sale;
};

const getSaleOfItem = async (trx: Transaction<DB>, itemId: string): Promise<SaleOfItem> => {
  const sale = await findSaleOfItem(trx, itemId);
  if (!sale) throw new Error(`the order item ${itemId} has no order`);
  return sale;
};

const hold = async (trx: Transaction<DB>, itemId: string, at: Date): Promise<void> => {
  const sale = await getSale(trx, itemId);
  if (sale.status !== 'RELEASED') return;
  if (await retakeSeats(trx, { sale, now: at })) return;
  throw new Failure('TICKETS_UNAVAILABLE', { detail: 'These tickets have been sold in the meantime.' });
};

/** What the seller pays for the sale: it is posted with the sale, and reversed with a refund. */
const postSellerFee = async (
  trx: Transaction<DB>,
  { itemId, sale, at, sign }: { itemId: string; sale: SaleOfItem; at: Date; sign: 1 | -1 },
): Promise<void> => {
  const entries = sellerFeeEntries(sale, sign);
  if (entries.length === 0) return;
  const cause = `${sign === 1 ? 'seller-fee' : 'seller-fee-returned'}:${itemId}`;
  await postTransaction(trx, { cause, orderId: sale.orderId, at, entries });
};

const confirm = async (
  trx: Transaction<DB>,
  { sales, jobs }: Ports,
  { itemId, at }: { itemId: string; at: Date },
): Promise<void> => {
  const sold = await getSaleOfItem(trx, itemId);
  // before the listing, as a deletion of the account does
  const seller = sold.sellerAccountId === null ? null : await lockAccount(trx, sold.sellerAccountId, 'share');
  const sale = await getSale(trx, itemId);
  if (sale.status === 'SOLD') return;
  if (seller === undefined)
    throw new Failure('TICKETS_UNAVAILABLE', { detail: 'The seller of these tickets is gone.' });
  const returned = await sellSeats(trx, { sale, itemId, ownerId: sold.buyerAccountId, now: at });
  if (returned) await jobs.enqueue(trx, refundReturnedJob, { data: returned });
  const { sellerAccountId } = sold;
  if (sellerAccountId === null) return;
  await postSellerFee(trx, { itemId, sale: sold, at, sign: 1 });
  const { seats, quantity, price_amount: priceAmount, listing } = sale;
  const of = { listingId: listing.id, eventId: listing.event_id, seats, quantity, priceAmount };
  await sales.sold(trx, { ...sold, sellerAccountId, itemId, ...of }, at);
};

const release = async (
  trx: Transaction<DB>,
  { sales }: Ports,
  { itemId, at }: { itemId: string; at: Date },
): Promise<void> => {
  const sale = await getSale(trx, itemId);
  if (sale.status === 'RELEASED') return;
  if (await isInPool(trx, itemId))
    throw new Failure('INVALID_STATE', {
      detail: 'Some of these tickets are offered to others. Take them back first.',
    });
  const isOfSeller = sale.status === 'SOLD' && sale.listing.seller_account_id !== null;
  const isForSale = isOfSeller ? await sales.returned(trx, itemId, at) : true;
  await releaseSeats(trx, { sale, itemId, now: at, isForSale });
  if (isOfSeller) await postSellerFee(trx, { itemId, sale: await getSaleOfItem(trx, itemId), at, sign: -1 });
};

/** Tickets: their hold becomes part of the order; confirming writes one ticket per seat, releasing returns the seats. */
export const ticketsFulfilment = (secret: Uint8Array, ports: Ports): Fulfilment => ({
  hold,
  confirm: (trx, itemId, at) => confirm(trx, ports, { itemId, at }),
  release: (trx, itemId, { at }) => release(trx, ports, { itemId, at }),
  returnPath: ({ orderId }) => ticketPaymentReturnPath(orderId, orderKeyOf(secret, orderId)),
  timeZoneOf: ({ snapshot }) => (snapshot as TicketSnapshot).venue.timeZone,
  describe: ({ snapshot }, locale) => {
    const { title, quantity } = snapshot as TicketSnapshot;
    return `${translatorOf(locale, 'priceLines')('tickets', { count: quantity })}: ${title}`;
  },
});
