import { calendarFileOf } from '@golark/contract/booking/calendar-file';
import type { Arrival } from '@golark/contract/booking/schemas';
import { supportContact } from '@golark/contract/brand';
import { contactPath, tripPath } from '@golark/contract/paths';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { emailHtml, emailText } from '#platform/email/render-email';
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
}

const pictureWidth = 960;

/** The same calendar file that the page of the trip offers. */
const calendarOf = (ctx: Context, view: BookingView, arrival: Arrival): string | undefined => {
  const locale = localeOfBooking(view);
  const [booking] = presentBookings(ctx, [view], locale);
  if (!booking) return undefined;
  const t = translatorOf(locale, 'bookingEmails');
  const { title, city, hostName } = booking.property;
  const words = {
    summary: t('calendar.summary', { title, city }),
    description: t('calendar.description', { code: booking.confirmationCode, host: hostName }),
    url: publicUrlOf(ctx, tripPath(booking.id)),
    address: arrival.address,
  };
  return calendarFileOf(booking, words, ctx.clock.now());
};

/** Writes one email about a booking to its guest, in the language of the booking. */
export const writeBookingEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { kind, booking, refundAmount = 0, arrival = null }: BookingEmail,
): Promise<void> => {
  const locale = localeOfBooking(booking);
  const facts = {
    ...{ kind, booking, arrival, refundAmount },
    wasPaid: booking.payments.some(({ status }) => status === 'SUCCEEDED'),
    tripUrl: publicUrlOf(ctx, tripPath(booking.id)),
    helpUrl: publicUrlOf(ctx, contactPath()),
    pictureUrl: (id: string) => publicUrlOf(ctx, `/pictures/${id}/${pictureWidth}.jpg`),
    support: supportContact,
  };
  const { subject, content } = bookingEmail(facts, locale);
  const calendar = kind === 'confirmed' && arrival ? calendarOf(ctx, booking, arrival) : undefined;
  await ctx.emails.write(trx, {
    cause: `booking-${kind}:${booking.id}`,
    recipient: booking.guest.email,
    accountId: booking.account_id,
    locale,
    subject,
    html: emailHtml(content),
    text: emailText(content),
    ...(calendar ? { calendar } : {}),
    hasSecret: kind === 'reminder',
  });
};
