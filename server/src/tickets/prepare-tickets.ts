import { randomUUID } from 'node:crypto';
import type { TicketBuyer } from '@golark/contract/tickets/order-schemas';
import type { Transaction } from 'kysely';
import { assertMember, lockAccount } from '#accounts';
import { ticketFeePercentOff } from '#membership';
import type { PreparedItem } from '#orders';
import type { Context } from '#platform/context';
import { isViolationOf } from '#platform/database/constraint';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { buyersOfOrder } from './buyers.ts';
import { holdExpired } from './own-holds.ts';
import { pricesOf } from './present-hold.ts';
import { sellerAccountOf } from './rules/seller-fee.ts';
import { type HoldRow, orderHold } from './store/holds.ts';
import { insertBuyer } from './store/order-buyers.ts';
import { countOrder } from './store/sales.ts';
import { snapshotOf } from './ticket-snapshot.ts';

interface TicketsToBuy {
  row: HoldRow;
  buyer: TicketBuyer;
  /** The price that applies; a member joins in the same order, or has to be one still when the order is written. */
  variant: { isMember: boolean; memberAccountId: string | null };
  /** The ticket network has to confirm before the card is charged. */
  needsApproval: boolean;
}

const limitReached = (): Failure =>
  new Failure('TICKET_LIMIT', {
    detail: 'This card or email address has as many tickets for this event as one buyer may have.',
    extra: { limit: 0 },
  });

const count = async (
  trx: Transaction<DB>,
  { row, buyers }: { row: HoldRow; buyers: readonly string[] },
): Promise<void> => {
  try {
    await countOrder(trx, { eventId: row.event_id, buyers, quantity: row.quantity });
  } catch (error) {
    throw isViolationOf(error, 'ticket_buyers_within_limit') ? limitReached() : error;
  }
};

/**
 * Held tickets as an order item. Its `store` throws HOLD_EXPIRED for a hold that has ended, IDEMPOTENCY_IN_PROGRESS for
 * one that another request has just ordered, TICKET_LIMIT for a card or email
 * address beyond the limit of the event.
 */
export const prepareTickets = async (
  ctx: Context,
  { row, buyer, variant, needsApproval }: TicketsToBuy,
): Promise<PreparedItem> => {
  const prices = pricesOf(row, await ticketFeePercentOff(ctx.db));
  const price = variant.isMember ? prices.member : prices.nonMember;
  const by = { sellerAccountId: row.seller_account_id, venueId: row.venue_id };
  const id = randomUUID();
  if (row.status !== 'HELD' || row.expires_at <= ctx.clock.now()) throw holdExpired();
  return {
    id,
    kind: 'tickets',
    snapshot: snapshotOf(row),
    lines: price.lines,
    totalAmount: price.total,
    memberSavingsAmount: prices.nonMember.total - price.total,
    parties: { seller: sellerAccountOf(by), venue: sellerAccountOf({ ...by, sellerAccountId: null }) },
    needsApproval,
    stockKey: `tickets:${row.event_id}:${row.id}`,
    heldUntil: row.expires_at,
    store: async (trx, { fingerprint }) => {
      const buyers = buyersOfOrder(ctx, { email: buyer.email, fingerprint });
      const now = ctx.clock.now();
      if (variant.memberAccountId !== null) await assertMember(trx, variant.memberAccountId, now);
      // a deletion of the seller's account waits for this order, or this finds the account gone
      const seller = row.seller_account_id;
      if (seller !== null && !(await lockAccount(trx, seller, 'share'))) throw holdExpired();
      const ordered = await orderHold(trx, { holdId: row.id, itemId: id, now, buyers });
      if (ordered === 'ENDED') throw holdExpired();
      if (ordered === 'ORDERED_BEFORE')
        throw new Failure('IDEMPOTENCY_IN_PROGRESS', {
          detail: 'These tickets are being ordered.',
          retryAfterSeconds: 1,
        });
      await count(trx, { row, buyers });
      await insertBuyer(trx, id, buyer);
      reachStep('tickets.ordered.before-commit');
    },
  };
};
