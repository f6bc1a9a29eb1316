import { calendarFileOf } from '@golark/contract/booking/calendar-file';
import type { Arrival } from '@golark/contract/booking/schemas';
import { supportContact } from '@golark/contract/brand';
import { contactPath, stayPath, tripPath } from '@golark/contract/paths';
import { receiptPath } from '@golark/contract/receipt-paths';
import type { PropertyHit } from '@golark/contract/search/schemas';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { localeOfBooking, presentBookings } from '../present-booking.ts';
import type { BookingView } from '../views.ts';
import { type BookingEmailKind, bookingEmail } from './booking-email.ts';

export interface BookingEmail {
  kind: BookingEmailKind;
  booking: BookingView;
  refundAmount?: number;
  /** What the guest may know about arriving; null unless the booking is confirmed. */
  arrival?: Arrival | null;
  /** What its guest may book instead, if the host canceled. */
  instead?: readonly PropertyHit[];
}

const pictureWidth = 960;

export const emailPictureUrl = (ctx: Context, id: string): string =>
  publicUrlOf(ctx, `/pictures/${id}/${pictureWidth}.jpg`);

/** Those of a stay that is no longer booked. */
const removedKinds: ReadonlySet<BookingEmailKind> = new Set([
  'canceled',
  'canceled-by-host',
  'canceled-unpaid',
]);

/** The same calendar file that the page of the trip offers, in the language of the booking. */
export const calendarFileFor = (
  ctx: Context,
  view: BookingView,
  arrival: Arrival | null,
): string | undefined => {
  const locale = localeOfBooking(view);
  const [booking] = presentBookings(ctx, [view], locale);
  if (!booking) return undefined;
  const t = translatorOf(locale, 'bookingEmails');
  const { title, city, hostName } = booking.property;
  const words = {
    summary: t('calendar.summary', { title, city }),
    description: t('calendar.description', { code: booking.confirmationCode, host: hostName }),
    url: publicUrlOf(ctx, tripPath(booking.id)),
    address: arrival?.address ?? null,
  };
  return calendarFileOf(booking, words, ctx.clock.now());
};

/**
 * With the confirmation the calendar file; and with the cancellation of a stay that was confirmed the one that takes it out of the calendar
 * again.
 */
const calendarOf = (
  ctx: Context,
  { kind, booking: view, arrival = null }: BookingEmail,
): string | undefined => {
  const isRemoved = removedKinds.has(kind) && view.item_status === 'CANCELED';
  return isRemoved || (kind === 'confirmed' && arrival) ? calendarFileFor(ctx, view, arrival) : undefined;
};

/** The dates and guests of a booking, as pages of stays read them from their address. */
const stayQueryOf = ({ arrive_day, depart_day, party }: BookingView): string => {
  const { adults, childAges, infants, pets } = party;
  const query = new URLSearchParams({
    ...{ dateFrom: arrive_day, dateTo: depart_day, adults: String(adults) },
    ...(childAges.length > 0 ? { ages: childAges.join(',') } : {}),
    ...(infants > 0 ? { infants: String(infants) } : {}),
    ...(pets ? { pets: '1' } : {}),
  });
  return `?${query}`;
};

/** Writes one email about a booking to its guest, in the language of the booking. */
export const writeBookingEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  email: BookingEmail,
): Promise<void> => {
  const { kind, booking, refundAmount = 0, arrival = null, instead = [] } = email;
  const locale = localeOfBooking(booking);
  const facts = {
    ...{ kind, booking, arrival, refundAmount },
    wasPaid: booking.payments.some(({ status }) => status === 'SUCCEEDED'),
    tripUrl: publicUrlOf(ctx, tripPath(booking.id)),
    receiptUrl: publicUrlOf(ctx, receiptPath(booking.id)),
    instead: instead.map(({ id, title, city, total }) => ({
      ...{ title, city, total: total?.amount ?? 0 },
      url: publicUrlOf(ctx, stayPath(id, stayQueryOf(booking))),
    })),
    helpUrl: publicUrlOf(ctx, contactPath()),
    pictureUrl: (id: string) => emailPictureUrl(ctx, id),
    support: supportContact,
  };
  const { subject, content } = bookingEmail(facts, locale);
  const calendar = calendarOf(ctx, email);
  await ctx.emails.write(trx, {
    cause: `booking-${kind}:${booking.id}`,
    recipient: booking.guest.email,
    accountId: booking.account_id,
    kind: null,
    locale,
    subject,
    content,
    ...(calendar ? { calendar } : {}),
    hasSecret: kind === 'reminder',
  });
};
