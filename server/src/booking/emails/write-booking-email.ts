import { instantInZone } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type EmailContent, emailHtml, emailText } from '#platform/email/render-email';
import { formatInstant, formatUsd } from '#platform/format';
import { localeOfBooking } from '../present-booking.ts';
import type { BookingView } from '../views.ts';
import { type BookingEmailKind, bookingEmailTexts } from './booking-email-texts.ts';

const wallTime = (
  day: string,
  time: string,
  { timeZone, locale }: { timeZone: string; locale: Locale },
): string => formatInstant(instantInZone(day, time, timeZone), { timeZone, locale });

const rowsOf = (booking: BookingView, kind: BookingEmailKind, locale: Locale): EmailContent['rows'] => {
  const texts = bookingEmailTexts[locale];
  const { snapshot, arrive_day, depart_day, cancellation } = booking;
  const place = { timeZone: snapshot.timeZone, locale };
  const { freeUntil } = cancellation;
  return [
    { label: texts.code, value: booking.confirmation_code },
    { label: texts.stay, value: `${snapshot.title[locale]}, ${snapshot.city}, ${snapshot.state}` },
    { label: texts.checkIn, value: wallTime(arrive_day, snapshot.checkInFrom, place) },
    { label: texts.checkOut, value: wallTime(depart_day, snapshot.checkOutBy, place) },
    ...(kind === 'confirmed' && freeUntil
      ? [{ label: texts.freeUntil, value: formatInstant(new Date(freeUntil), place) }]
      : []),
    ...(kind === 'confirmed' || kind === 'requested'
      ? [{ label: texts.total, value: formatUsd(booking.total_amount, locale), isStrong: true }]
      : []),
  ];
};

const tripUrl = (ctx: Context, booking: BookingView): string =>
  `${ctx.config.publicUrl ?? `http://127.0.0.1:${ctx.config.port}`}/account/trips/${booking.id}/`;

/** Writes one email about a booking to its guest, in the language of the booking, from its snapshot. */
export const writeBookingEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { kind, booking, refundAmount }: { kind: BookingEmailKind; booking: BookingView; refundAmount: number },
): Promise<void> => {
  const locale = localeOfBooking(booking);
  const texts = bookingEmailTexts[locale];
  const text = texts.emails[kind];
  const facts = {
    name: booking.guest.firstName,
    host: booking.snapshot.hostName,
    stay: booking.snapshot.title[locale],
    refund: refundAmount > 0 ? formatUsd(refundAmount, locale) : null,
  };
  const content: EmailContent = {
    locale,
    title: text.title,
    paragraphs: text.text(facts),
    rows: rowsOf(booking, kind, locale),
    action: { label: texts.openTrip, url: tripUrl(ctx, booking) },
    footer: texts.footer,
  };
  await ctx.emails.write(trx, {
    cause: `booking-${kind}:${booking.id}`,
    recipient: booking.guest.email,
    accountId: booking.account_id,
    locale,
    subject: text.subject(facts),
    html: emailHtml(content),
    text: emailText(content),
  });
};
