import type { Booking } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type EmailContent, emailHtml, emailText } from '#platform/email/render-email';
import { clockTime, findStay, type StayRow } from '#stays';
import { localeOfBooking } from '../present-booking.ts';
import type { BookingRow } from '../store.ts';
import { bookingEmailTexts } from './booking-email-texts.ts';

const dollars = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'es' ? 'es-US' : 'en-US', { style: 'currency', currency: 'USD' }).format(
    amount / 100,
  );

const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

const instantText = (at: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at));

const stayRows = (booking: BookingRow, stay: StayRow, locale: Locale): EmailContent['rows'] => {
  const words = bookingEmailTexts[locale];
  return [
    { label: words.code, value: booking.confirmation_code },
    { label: words.stay, value: `${stay.title}, ${stay.city_name}, ${stay.state_name}` },
    {
      label: words.checkIn,
      value: `${dayText(booking.arrive_day, locale)}, ${clockTime(stay.check_in_from)}`,
    },
    {
      label: words.checkOut,
      value: `${dayText(booking.depart_day, locale)}, ${clockTime(stay.check_out_by)}`,
    },
  ];
};

const write = async (
  ctx: Context,
  trx: Transaction<DB>,
  message: { booking: BookingRow; kind: string; subject: string; content: EmailContent },
): Promise<void> => {
  const guest = message.booking.guest as Booking['guest'];
  await ctx.emails.write(trx, {
    cause: `${message.kind}:${message.booking.id}`,
    recipient: guest.email,
    locale: localeOfBooking(message.booking),
    subject: message.subject,
    html: emailHtml(message.content),
    text: emailText(message.content),
  });
};

const tripUrl = (ctx: Context, booking: BookingRow): string =>
  `${ctx.config.publicUrl ?? `http://127.0.0.1:${ctx.config.port}`}/account/trips/${booking.id}/`;

/** Writes the confirmation in the language of the booking. */
export const writeConfirmationEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  booking: BookingRow,
): Promise<void> => {
  const locale = localeOfBooking(booking);
  const stay = await findStay(trx, booking.listing_id, locale);
  if (!stay) return;
  const words = bookingEmailTexts[locale];
  const { freeUntil } = booking.cancellation as Booking['cancellation'];
  const guest = booking.guest as Booking['guest'];
  const content: EmailContent = {
    locale,
    title: words.confirmedTitle,
    paragraphs: [words.confirmedText(guest.firstName, stay.host_name)],
    rows: [
      ...stayRows(booking, stay, locale),
      ...(freeUntil
        ? [{ label: words.freeUntil, value: instantText(freeUntil, stay.time_zone, locale) }]
        : []),
      { label: words.total, value: dollars(booking.total_amount, locale), isStrong: true },
    ],
    action: { label: words.openTrip, url: tripUrl(ctx, booking) },
    footer: words.footer,
  };
  await write(ctx, trx, {
    booking,
    kind: 'booking-confirmed',
    subject: words.confirmedSubject(stay.title),
    content,
  });
};

/** Writes the email that the booking is canceled, with the refund. */
export const writeCancellationEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { booking, refundAmount }: { booking: BookingRow; refundAmount: number },
): Promise<void> => {
  const locale = localeOfBooking(booking);
  const stay = await findStay(trx, booking.listing_id, locale);
  if (!stay) return;
  const words = bookingEmailTexts[locale];
  const guest = booking.guest as Booking['guest'];
  const content: EmailContent = {
    locale,
    title: words.canceledTitle,
    paragraphs: [
      words.canceledText(guest.firstName),
      refundAmount > 0 ? words.refundText(dollars(refundAmount, locale)) : words.noRefundText,
    ],
    rows: stayRows(booking, stay, locale),
    action: { label: words.openTrip, url: tripUrl(ctx, booking) },
    footer: words.footer,
  };
  await write(ctx, trx, {
    booking,
    kind: 'booking-canceled',
    subject: words.canceledSubject(stay.title),
    content,
  });
};
