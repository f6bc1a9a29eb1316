import type { MutableEmailKind } from '@golark/contract/email-preferences/rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { ServerMessages } from '@golark/messages/server/en';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailContent } from '#platform/email/render-email';
import { formatInstant, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { earningsOf } from '../earnings-of.ts';
import type { BookingView } from '../views.ts';
import { guestRows, stayRows } from './email-rows.ts';
import { writeToHosts } from './write-to-hosts.ts';

type Messages = ServerMessages['hostEmails'];

/** The events of a reservation: the messages that have a subject, except that of a day's arrivals. */
export type HostEmailKind = Exclude<
  { [Key in keyof Messages]: Messages[Key] extends { subject: string } ? Key : never }[keyof Messages],
  'arrivals' | 'reviewed'
>;

/** The switch of each. */
const switchOf: Record<HostEmailKind, MutableEmailKind> = {
  booked: 'hostBookings',
  requested: 'hostRequests',
  requestEnds: 'hostRequestReminders',
  requestExpired: 'hostRequestReminders',
  withdrawn: 'hostWithdrawals',
  canceled: 'hostCancellations',
};

const deadlineOf = ({ hold_expires_at, snapshot }: BookingView, locale: Locale): string =>
  hold_expires_at ? formatInstant(hold_expires_at, { timeZone: snapshot.timeZone, locale }) : '';

const rowsOf = (booking: BookingView, kind: HostEmailKind, locale: Locale): EmailContent['rows'] => {
  const t = translatorOf(locale, 'hostEmails');
  const stay = stayRows(booking, null, locale);
  if (kind === 'withdrawn' || kind === 'requestExpired') return stay;
  const earnings = { label: t('rows.earnings'), value: formatUsd(earningsOf(booking), locale) };
  if (kind === 'canceled') return stay;
  const note = booking.note ? [{ label: t('rows.note'), value: booking.note, isLong: true }] : [];
  return [...stay, ...guestRows(booking, locale), ...note, earnings];
};

/** Emails the host what happened to a reservation, once. */
export const writeHostEmail = (
  ctx: Context,
  trx: Transaction<DB>,
  { kind, booking }: { kind: HostEmailKind; booking: BookingView },
): Promise<void> =>
  writeToHosts(ctx, trx, {
    booking,
    cause: `host-${kind}:${booking.id}`,
    kind: switchOf[kind],
    wordsIn: (locale) => {
      const t = translatorOf(locale, 'hostEmails');
      const stay = booking.snapshot.title[locale];
      const params = { guest: booking.guest.firstName, stay, at: deadlineOf(booking, locale) };
      return {
        subject: t(`${kind}.subject`, { ...params, code: booking.confirmation_code }),
        title: t(`${kind}.title`, params),
        paragraphs: [t(`${kind}.lead`, params)],
        rows: rowsOf(booking, kind, locale),
      };
    },
  });
