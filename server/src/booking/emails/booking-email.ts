import type { Arrival } from '@golark/contract/booking/schemas';
import type { SupportContact } from '@golark/contract/brand';
import type { Locale } from '@golark/contract/locale/rules';
import type { ServerMessages } from '@golark/messages/server/en';
import { requestHours } from '#orders';
import type { EmailContent } from '#platform/email/render-email';
import { formatInstant, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import {
  accessRows,
  cancellationRows,
  type EmailedBooking,
  guestRows,
  hostRows,
  priceRows,
  stayRows,
} from './email-rows.ts';

type Messages = ServerMessages['bookingEmails'];

/** Emails about a booking: those whose messages have a subject. */
export type BookingEmailKind = {
  [Key in keyof Messages]: Messages[Key] extends { subject: string } ? Key : never;
}[keyof Messages];

/** What an email is written from. `tripUrl` is the target of its button; amounts are cents. */
export interface BookingEmailFacts {
  kind: BookingEmailKind;
  booking: EmailedBooking;
  /** null unless the booking is confirmed. */
  arrival: Arrival | null;
  refundAmount: number;
  /** The card was charged; without that a policy has nothing to say. */
  wasPaid: boolean;
  tripUrl: string;
  helpUrl: string;
  receiptUrl: string;
  /** What a guest whose host canceled may book instead, at totals in cents. */
  instead: readonly { title: string; city: string; total: number; url: string }[];
  /** The address of a picture by its id. */
  pictureUrl: (id: string) => string;
  support: SupportContact | null;
}

const rowsOf = ({ kind, booking, arrival }: BookingEmailFacts, locale: Locale): EmailContent['rows'] => {
  const stay = stayRows(booking, arrival, locale);
  const host = hostRows(booking, arrival, locale);
  const guests = guestRows(booking, locale);
  if (kind === 'confirmed')
    return [...stay, ...cancellationRows(booking, locale), ...guests, ...host, ...priceRows(booking, locale)];
  if (kind === 'requested') return [...stay, ...guests, ...host, ...priceRows(booking, locale)];
  if (kind === 'reminder') return [...stay, ...accessRows(booking, arrival, locale), ...guests, ...host];
  return stay;
};

/** Where a guest finds how to get in: a confirmation never contains it, however late it is sent. */
const accessNote = ({ booking, arrival }: BookingEmailFacts, locale: Locale): string[] => {
  if (!arrival) return [];
  const t = translatorOf(locale, 'bookingEmails');
  if (!arrival.hasAccess) return [t('access.byHost')];
  if (arrival.stage !== 'BEFORE') return [t('access.now')];
  const { timeZone } = booking.snapshot;
  return [t('access.later', { at: formatInstant(new Date(arrival.accessFrom), { timeZone, locale }) })];
};

const notesOf = (facts: BookingEmailFacts, locale: Locale): string[] => {
  const { kind, refundAmount, wasPaid } = facts;
  const t = translatorOf(locale, 'bookingEmails');
  if (kind === 'confirmed') return [t('confirmed.note'), ...accessNote(facts, locale)];
  const reason = facts.booking.decline_reason;
  if (kind === 'declined' && reason) return [t(`declinedBecause.reasons.${reason}`), t('declined.note')];
  if (
    kind !== 'canceled' &&
    kind !== 'canceled-by-host' &&
    kind !== 'canceled-unpaid' &&
    kind !== 'late-payment'
  )
    return [t(`${kind}.note`)];
  if (!wasPaid) return [t('expired.note')];
  const refund = refundAmount > 0 ? t('refund', { amount: formatUsd(refundAmount, locale) }) : t('noRefund');
  return [refund, ...(facts.instead.length > 0 ? [t('canceled-by-host.instead')] : [])];
};

const footerOf = ({ support }: BookingEmailFacts, locale: Locale): string => {
  const t = translatorOf(locale, 'bookingEmails');
  if (!support) return t('footer');
  return t('footerWithPhone', { phone: support.phone.shown, hours: support.hours[locale] });
};

const withPicture: ReadonlySet<BookingEmailKind> = new Set([
  'confirmed',
  'requested',
  'reminder',
  'canceled',
  'canceled-by-host',
]);

const pictureOf = (
  { kind, booking, pictureUrl }: BookingEmailFacts,
  locale: Locale,
): { url: string; alt: string } | null => {
  const image = booking.snapshot.image?.[locale];
  return image && withPicture.has(kind) ? { url: pictureUrl(image.id), alt: image.alt } : null;
};

const linksOf = (
  { kind, receiptUrl, instead }: BookingEmailFacts,
  locale: Locale,
): NonNullable<EmailContent['links']> => {
  const t = translatorOf(locale, 'bookingEmails');
  if (kind === 'confirmed') return [{ label: t('receipt'), url: receiptUrl }];
  return instead.map(({ title, city, total, url }) => ({
    label: t('canceled-by-host.stay', { title, city, total: formatUsd(total, locale) }),
    url,
  }));
};

const leadOf = ({ kind, booking }: BookingEmailFacts, locale: Locale): string => {
  const t = translatorOf(locale, 'bookingEmails');
  const { guest, snapshot, decline_reason } = booking;
  const params = { firstName: guest.firstName, host: snapshot.hostName, hours: requestHours };
  return kind === 'declined' && decline_reason
    ? t('declinedBecause.lead', params)
    : t(`${kind}.lead`, params);
};

/** Subject and content of an email about a booking, from its snapshot and what its guest may know about arriving. */
export const bookingEmail = (
  facts: BookingEmailFacts,
  locale: Locale,
): { subject: string; content: EmailContent } => {
  const t = translatorOf(locale, 'bookingEmails');
  const { kind, booking, tripUrl } = facts;
  const { snapshot } = booking;
  return {
    subject: t(`${kind}.subject`, { stay: snapshot.title[locale] }),
    content: {
      locale,
      title: t(`${kind}.title`),
      picture: pictureOf(facts, locale),
      paragraphs: [leadOf(facts, locale), ...notesOf(facts, locale)],
      rows: rowsOf(facts, locale),
      action: { label: t('button'), url: tripUrl },
      links: linksOf(facts, locale),
      footer: footerOf(facts, locale),
      helpUrl: facts.helpUrl,
    },
  };
};
