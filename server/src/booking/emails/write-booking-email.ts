import { contactPath, tripPath } from '@golark/contract/paths';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { emailHtml, emailText } from '#platform/email/render-email';
import { localeOfBooking } from '../present-booking.ts';
import type { BookingView } from '../views.ts';
import { type BookingEmailKind, bookingEmail } from './booking-email.ts';

const urlOf = (ctx: Context, path: string): string =>
  `${ctx.config.publicUrl ?? `http://127.0.0.1:${ctx.config.port}`}${path}`;

/** Writes one email about a booking to its guest, in the language of the booking, from its snapshot. */
export const writeBookingEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { kind, booking, refundAmount }: { kind: BookingEmailKind; booking: BookingView; refundAmount: number },
): Promise<void> => {
  const locale = localeOfBooking(booking);
  const tripUrl = urlOf(ctx, tripPath(booking.id));
  const helpUrl = urlOf(ctx, contactPath());
  const wasPaid = booking.payments.some(({ status }) => status === 'SUCCEEDED');
  const facts = { kind, booking, refundAmount, wasPaid, tripUrl, helpUrl };
  const { subject, content } = bookingEmail(facts, locale);
  await ctx.emails.write(trx, {
    cause: `booking-${kind}:${booking.id}`,
    recipient: booking.guest.email,
    accountId: booking.account_id,
    locale,
    subject,
    html: emailHtml(content),
    text: emailText(content),
  });
};
