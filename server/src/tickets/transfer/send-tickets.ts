import { randomUUID } from 'node:crypto';
import type { SendTicketsInput } from '@golark/contract/ticket-transfers/schemas';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { countUseOfAddress } from '#accounts';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { mailboxOf } from '#platform/email/mailbox-of';
import { Failure, invalidField, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { findAccessibleOrder, getTicketOrder, type OrderAccess } from '../own-ticket-orders.ts';
import type { TicketOrderRow } from '../store/ticket-orders.ts';
import { writeTransferEmail } from './transfer-email.ts';
import { mostTransfers, type TransferObstacle, transferObstacle } from './transfer-rules.ts';
import { countTransfers, endTransfer, findTransfer, insertTransfer, lockSale } from './transfers-store.ts';

const refusals: Record<TransferObstacle, string> = {
  'not-bought': 'These tickets are not bought, or no longer valid.',
  canceled: 'This event is canceled.',
  over: 'This event has begun.',
  resale:
    'A seller supplied these tickets. Their barcodes are not ours, so the old ones could not be made invalid.',
};

const notTheirs = (): Failure =>
  new Failure('INVALID_STATE', {
    detail: 'One of these tickets is used, no longer valid, or was given to somebody else.',
  });

const assertForSomebodyElse = (
  row: TicketOrderRow,
  { session }: Caller,
  { email }: SendTicketsInput,
): void => {
  const own = [row.email, session?.account.email ?? ''].map(mailboxOf);
  if (own.includes(mailboxOf(email))) throw invalidField('email', 'transfer_self');
};

/**
 * Offers tickets of an order to somebody, who gets an email with a link. Throws NOT_FOUND, INVALID_STATE, VALIDATION_ERROR (email,
 * tickets), RATE_LIMITED.
 */
export const sendTickets = async (
  ctx: Context,
  caller: Caller,
  { access, input }: { access: OrderAccess; input: SendTicketsInput },
): Promise<{ order: TicketOrder }> => {
  const row = await findAccessibleOrder(ctx, caller, access);
  const now = ctx.clock.now();
  const obstacle = transferObstacle(row, now);
  if (obstacle) throw new Failure('INVALID_STATE', { detail: refusals[obstacle] });
  const numbers = [...new Set(input.tickets)];
  if (!numbers.every((number) => row.tickets.some((ticket) => ticket.number === number)))
    throw invalidField('tickets', 'invalid');
  assertForSomebodyElse(row, caller, input);
  await countUseOfAddress(ctx, caller, 'ticket-transfer');
  await ctx.db.transaction().execute(async (trx) => {
    const { item_id: itemId, event_id: eventId } = row;
    if (!(await lockSale(trx, itemId))) throw notTheirs();
    if ((await countTransfers(trx, itemId)) >= mostTransfers)
      throw new Failure('INVALID_STATE', { detail: 'These tickets were sent too often. Contact us.' });
    const { name, email } = input;
    const id = randomUUID();
    const transfer = { id, itemId, eventId, name, email, locale: row.order_locale, numbers, now };
    if (!(await insertTransfer(trx, transfer))) throw notTheirs();
    await writeTransferEmail(ctx, trx, { kind: 'sent', transferId: id });
    reachStep('tickets.sent.before-commit');
  });
  return getTicketOrder(ctx, caller, access);
};

/** Takes tickets back that were not accepted. Throws NOT_FOUND, INVALID_STATE. */
export const withdrawTickets = async (
  ctx: Context,
  caller: Caller,
  { access, transferId }: { access: OrderAccess; transferId: string },
): Promise<{ order: TicketOrder }> => {
  const { item_id: itemId } = await findAccessibleOrder(ctx, caller, access);
  const transfer = isUuid(transferId) ? await findTransfer(ctx.db, transferId) : undefined;
  if (transfer?.item_id !== itemId) throw notFound('This transfer');
  await ctx.db.transaction().execute(async (trx) => {
    await lockSale(trx, itemId);
    const ending = { id: transferId, status: 'WITHDRAWN' as const, now: ctx.clock.now() };
    if (!(await endTransfer(trx, ending)))
      throw new Failure('INVALID_STATE', {
        detail: 'These tickets were accepted, or their offer has ended.',
      });
    await writeTransferEmail(ctx, trx, { kind: 'withdrawn', transferId });
  });
  return getTicketOrder(ctx, caller, access);
};
