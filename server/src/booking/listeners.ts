import type { Transaction } from 'kysely';
import { visitorIn } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type EventListener, listenTo } from '#platform/events/event-listener';
import { writeBalanceEmail } from './balance/balance-emails.ts';
import { cancelUnpaid } from './balance/cancel-unpaid.ts';
import { scheduleBalanceReminder } from './balance/remind-of-balance.ts';
import { followUpChange, followUpPaidChange } from './changes/follow-up-order.ts';
import { writeLateChangeEmails } from './changes/late-change-email.ts';
import type { BookingEmailKind } from './emails/booking-email.ts';
import { writeBookingEmail } from './emails/write-booking-email.ts';
import { findArrivalFor } from './get-arrival.ts';
import { hostListeners, tellHostOfCancellation } from './host-listeners.ts';
import { cancelerOf, localeOfBooking } from './present-booking.ts';
import { scheduleReminder } from './remind-guests.ts';
import { matchSalesOfOrder } from './returned/resale.ts';
import { findSimilarStays } from './similar-stays.ts';
import { eraseContactDetails } from './store.ts';
import { type BookingView, findBookingView, listBookingsOfOrder } from './views.ts';

type Write = (trx: Transaction<DB>, booking: BookingView) => Promise<void>;

const forEachStay = async (ctx: Context, orderId: string, write: Write): Promise<void> => {
  const bookings = await listBookingsOfOrder(ctx.db, orderId);
  await ctx.db.transaction().execute(async (trx) => {
    for (const booking of bookings) await write(trx, booking);
  });
};

const emailAll =
  (kind: BookingEmailKind) =>
  (ctx: Context, { orderId, refundAmount = 0 }: { orderId: string; refundAmount?: number }): Promise<void> =>
    forEachStay(ctx, orderId, (trx, booking) => writeBookingEmail(ctx, trx, { kind, booking, refundAmount }));

/** The address may be unknown at the next moment, when the stay is canceled: it is read for each email. */
const emailConfirmation = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  for (const booking of await listBookingsOfOrder(ctx.db, orderId)) {
    const arrival = await findArrivalFor(ctx, booking, localeOfBooking(booking));
    await ctx.db.transaction().execute(async (trx) => {
      await writeBookingEmail(ctx, trx, { kind: 'confirmed', booking, arrival });
      await scheduleReminder(ctx, trx, booking);
      await scheduleBalanceReminder(ctx, trx, booking);
    });
  }
};

const kindOfCanceler = {
  guest: 'canceled',
  operator: 'canceled',
  host: 'canceled-by-host',
  system: 'canceled-unpaid',
} as const;

/** The email says what is planned at that moment: of several failures the last one is current. */
const emailBalance =
  (kind: 'failed' | 'paid') =>
  async (ctx: Context, { itemId, attempt = 1 }: { itemId: string; attempt?: number }): Promise<void> => {
    const booking = await findBookingView(ctx.db, itemId);
    const isOutdated = kind === 'failed' && booking?.balance?.status !== 'OVERDUE';
    if (!booking || isOutdated) return;
    await ctx.db
      .transaction()
      .execute((trx) => writeBalanceEmail(ctx, trx, { kind, booking, number: attempt }));
  };

const emailCancellation = async (
  ctx: Context,
  { itemId, refundAmount }: { itemId: string; refundAmount: number },
): Promise<void> => {
  const booking = await findBookingView(ctx.db, itemId);
  if (!booking) return;
  const canceler = cancelerOf(booking);
  const isByHost = canceler === 'host';
  const instead = isByHost ? await findSimilarStays(ctx, visitorIn(localeOfBooking(booking)), booking) : [];
  const kind = kindOfCanceler[canceler ?? 'guest'];
  await ctx.db.transaction().execute(async (trx) => {
    await writeBookingEmail(ctx, trx, { kind, booking, refundAmount, instead });
    await tellHostOfCancellation(ctx, trx, { kind, booking });
  });
};

export const bookingListeners: readonly EventListener[] = [
  ...hostListeners,
  listenTo('order.confirmed', 'booking.email-confirmation', emailConfirmation),
  listenTo('order.confirmed', 'booking.follow-up-paid-change', followUpPaidChange),
  listenTo('booking.changed', 'booking.email-change', followUpChange),
  listenTo('order.confirmed', 'booking.match-returned-nights', matchSalesOfOrder),
  listenTo('order.requested', 'booking.email-request', emailAll('requested')),
  listenTo('order.declined', 'booking.email-decline', emailAll('declined')),
  listenTo('order.expired', 'booking.email-expiry', emailAll('expired')),
  listenTo('order.payment-refunded', 'booking.email-late-payment', emailAll('late-payment')),
  listenTo('order.payment-refunded', 'booking.email-late-change', writeLateChangeEmails),
  listenTo('account.deleted', 'booking.erase-contact-details', (ctx, { accountId }) =>
    eraseContactDetails(ctx.db, accountId),
  ),
  listenTo('order.item-canceled', 'booking.email-cancellation', emailCancellation),
  listenTo('order.balance-failed', 'booking.email-failed-balance', emailBalance('failed')),
  listenTo('order.balance-lapsed', 'booking.cancel-unpaid', (ctx, { itemId }) => cancelUnpaid(ctx, itemId)),
  listenTo('order.balance-paid', 'booking.email-paid-balance', emailBalance('paid')),
];
