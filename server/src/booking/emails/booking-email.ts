import { instantInZone } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { guestCountOf } from '@golark/contract/stays/rules';
import type { ServerMessages } from '@golark/messages/server/en';
import { requestHours } from '#orders';
import type { EmailContent } from '#platform/email/render-email';
import { formatInstant, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { presentLine } from '#pricing';
import type { BookingView } from '../views.ts';

type Messages = ServerMessages['bookingEmails'];

/** Emails about a booking: those whose messages have a subject. */
export type BookingEmailKind = {
  [Key in keyof Messages]: Messages[Key] extends { subject: string } ? Key : never;
}[keyof Messages];

/** What an email is written from. `tripUrl` is the target of its button; amounts are cents. */
export interface BookingEmailFacts {
  kind: BookingEmailKind;
  booking: Pick<
    BookingView,
    | 'confirmation_code'
    | 'snapshot'
    | 'arrive_day'
    | 'depart_day'
    | 'cancellation'
    | 'total_amount'
    | 'guest'
    | 'party'
    | 'lines'
  >;
  refundAmount: number;
  /** The card was charged; without that a policy has nothing to say. */
  wasPaid: boolean;
  tripUrl: string;
  helpUrl: string;
}

/** Who comes, whose place it is, and every line of the price. */
const purchaseRows = (
  { snapshot, party, lines, total_amount }: BookingEmailFacts['booking'],
  locale: Locale,
): EmailContent['rows'] => {
  const t = translatorOf(locale, 'bookingEmails');
  const { infants, pets } = party;
  return [
    {
      label: t('rows.guests'),
      value: t('guests', { guests: guestCountOf(party), infants, pets: String(pets) }),
    },
    { label: t('rows.host'), value: snapshot.hostName },
    ...lines.map((line) => ({
      label: presentLine(line, locale).label,
      value: formatUsd(line.amount, locale),
    })),
    { label: t('rows.total'), value: formatUsd(total_amount, locale), isStrong: true },
  ];
};

const rowsOf = ({ kind, booking }: BookingEmailFacts, locale: Locale): EmailContent['rows'] => {
  const t = translatorOf(locale, 'bookingEmails');
  const { snapshot, arrive_day, depart_day, cancellation } = booking;
  const { timeZone, city, state } = snapshot;
  const instant = (at: Date): string => formatInstant(at, { timeZone, locale });
  const wallTime = (day: string, time: string): string => instant(instantInZone(day, time, timeZone));
  const { freeUntil } = cancellation;
  return [
    { label: t('rows.code'), value: booking.confirmation_code },
    { label: t('rows.stay'), value: t('place', { stay: snapshot.title[locale], city, state }) },
    { label: t('rows.checkIn'), value: wallTime(arrive_day, snapshot.checkInFrom) },
    { label: t('rows.checkOut'), value: wallTime(depart_day, snapshot.checkOutBy) },
    ...(kind === 'confirmed' && freeUntil
      ? [{ label: t('rows.freeUntil'), value: instant(new Date(freeUntil)) }]
      : []),
    ...(kind === 'confirmed' || kind === 'requested' ? purchaseRows(booking, locale) : []),
  ];
};

const noteOf = ({ kind, refundAmount, wasPaid }: BookingEmailFacts, locale: Locale): string => {
  const t = translatorOf(locale, 'bookingEmails');
  if (kind !== 'canceled' && kind !== 'late-payment') return t(`${kind}.note`);
  if (!wasPaid) return t('expired.note');
  return refundAmount > 0 ? t('refund', { amount: formatUsd(refundAmount, locale) }) : t('noRefund');
};

/** Subject and content of an email about a booking, from the snapshot of the booking. */
export const bookingEmail = (
  facts: BookingEmailFacts,
  locale: Locale,
): { subject: string; content: EmailContent } => {
  const t = translatorOf(locale, 'bookingEmails');
  const { kind, booking, tripUrl } = facts;
  const { guest, snapshot } = booking;
  const params = { firstName: guest.firstName, host: snapshot.hostName, hours: requestHours };
  return {
    subject: t(`${kind}.subject`, { stay: snapshot.title[locale] }),
    content: {
      locale,
      title: t(`${kind}.title`),
      paragraphs: [t(`${kind}.lead`, params), noteOf(facts, locale)],
      rows: rowsOf(facts, locale),
      action: { label: t('button'), url: tripUrl },
      footer: t('footer', { url: facts.helpUrl }),
    },
  };
};
