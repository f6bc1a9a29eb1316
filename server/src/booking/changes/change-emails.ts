import { nightsBetween } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { contactPath, tripPath } from '@golark/contract/paths';
import { guestCountOf } from '@golark/contract/stays/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailContent } from '#platform/email/render-email';
import { formatDay, formatUsd } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { unpaidOf } from '../balance/refund-now.ts';
import { scheduleBalanceReminder } from '../balance/remind-of-balance.ts';
import { cancellationRows, guestRows, hostRows, stayRows } from '../emails/email-rows.ts';
import { calendarFileFor, emailPictureUrl } from '../emails/write-booking-email.ts';
import { writeToHosts } from '../emails/write-to-hosts.ts';
import { findArrivalFor } from '../get-arrival.ts';
import { localeOfBooking } from '../present-booking.ts';
import { scheduleReminder } from '../remind-guests.ts';
import { type BookingView, findBookingView } from '../views.ts';
import { type AppliedChange, findAppliedChange, type StayFacts } from './store.ts';

interface Changed {
  changeId: string;
  booking: BookingView;
  change: Omit<AppliedChange, 'bookingId'>;
}

/** `Dec 4, 2026 – Dec 7, 2026, 3 nights, 2 guests, 1 infant`; with the number of rooms if the change gave one up. */
const stayText = (
  { arriveDay, departDay, party, roomCount }: StayFacts,
  { hasRooms, locale }: { hasRooms: boolean; locale: Locale },
): string => {
  const { infants, pets } = party;
  return translatorOf(locale, 'bookingChanges')(hasRooms ? 'stayWithRooms' : 'stay', {
    ...{
      from: formatDay(arriveDay, locale),
      until: formatDay(departDay, locale),
      nights: nightsBetween(arriveDay, departDay),
    },
    rooms: roomCount,
    people: translatorOf(locale, 'bookingEmails')('guests', {
      ...{ guests: guestCountOf(party), infants, pets: String(pets) },
    }),
  });
};

const moneyRows = ({ booking, change }: Changed, locale: Locale): EmailContent['rows'] => {
  const t = translatorOf(locale, 'bookingChanges');
  const { balance } = booking;
  const row = (label: string, amount: number) =>
    amount > 0 ? [{ label, value: formatUsd(amount, locale), isStrong: true }] : [];
  return [
    { label: t('rows.total'), value: formatUsd(booking.total_amount, locale) },
    ...row(t('rows.paid'), change.settledAmount),
    ...row(t('rows.offBalance'), change.offBalanceAmount),
    ...row(t('rows.refunded'), change.refundedAmount),
    ...(balance ? row(t('rows.balance', { day: formatDay(balance.due_on, locale) }), unpaidOf(booking)) : []),
  ];
};

const changeRows = ({ change }: Changed, locale: Locale): EmailContent['rows'] => {
  const t = translatorOf(locale, 'bookingChanges');
  const { before, after } = change;
  const how = { hasRooms: before.roomCount !== after.roomCount, locale };
  return [
    { label: t('rows.before'), value: stayText(before, how) },
    { label: t('rows.after'), value: stayText(after, how), isStrong: true },
  ];
};

const notesOf = ({ change }: Changed, locale: Locale): string[] => {
  const t = translatorOf(locale, 'bookingChanges');
  const note = (key: 'paid' | 'offBalance' | 'refunded', amount: number): string[] =>
    amount > 0 ? [t(`guest.${key}`, { amount: formatUsd(amount, locale) })] : [];
  const notes = [
    ...note('paid', change.settledAmount),
    ...note('offBalance', change.offBalanceAmount),
    ...note('refunded', change.refundedAmount),
  ];
  return notes.length > 0 ? notes : [t('guest.nothing')];
};

const writeToGuest = async (
  ctx: Context,
  trx: Transaction<DB>,
  { arrival, ...changed }: Changed & { arrival: Awaited<ReturnType<typeof findArrivalFor>> },
): Promise<void> => {
  const { booking, changeId } = changed;
  const locale = localeOfBooking(booking);
  const t = translatorOf(locale, 'bookingChanges');
  const calendar = calendarFileFor(ctx, booking, arrival);
  const image = booking.snapshot.image?.[locale];
  await ctx.emails.write(trx, {
    cause: `booking-changed:${changeId}`,
    recipient: booking.guest.email,
    accountId: booking.account_id,
    kind: null,
    locale,
    subject: t('guest.subject', { stay: booking.snapshot.title[locale] }),
    content: {
      locale,
      title: t('guest.title'),
      picture: image ? { url: emailPictureUrl(ctx, image.id), alt: image.alt } : null,
      paragraphs: [
        t('guest.lead', { firstName: booking.guest.firstName, host: booking.snapshot.hostName }),
        ...notesOf(changed, locale),
      ],
      rows: [
        ...changeRows(changed, locale),
        ...stayRows(booking, arrival, locale),
        ...cancellationRows(booking, locale),
        ...guestRows(booking, locale),
        ...hostRows(booking, arrival, locale),
        ...moneyRows(changed, locale),
      ],
      action: { label: t('guest.button'), url: publicUrlOf(ctx, tripPath(booking.id)) },
      footer: t('guest.footer'),
      helpUrl: publicUrlOf(ctx, contactPath()),
    },
    ...(calendar ? { calendar } : {}),
  });
};

const writeToHost = (ctx: Context, trx: Transaction<DB>, changed: Changed): Promise<void> => {
  const { booking, changeId } = changed;
  return writeToHosts(ctx, trx, {
    booking,
    cause: `booking-changed:${changeId}`,
    kind: 'hostChanges',
    wordsIn: (locale) => {
      const t = translatorOf(locale, 'bookingChanges');
      const stay = booking.snapshot.title[locale];
      return {
        subject: t('host.subject', { stay, code: booking.confirmation_code }),
        title: t('host.title'),
        paragraphs: [t('host.lead', { guest: booking.guest.firstName })],
        rows: [
          { label: t('rows.code'), value: booking.confirmation_code },
          { label: t('rows.stay'), value: stay },
          ...changeRows(changed, locale),
        ],
      };
    },
  });
};

/** Emails guest and host what a change made of a stay, with the newer calendar file, and moves the reminders. */
export const writeChangeEmails = async (ctx: Context, { changeId }: { changeId: string }): Promise<void> => {
  const change = await findAppliedChange(ctx.db, changeId);
  const booking = change && (await findBookingView(ctx.db, change.bookingId));
  if (!booking) return;
  const arrival = await findArrivalFor(ctx, booking, localeOfBooking(booking));
  await ctx.db.transaction().execute(async (trx) => {
    const changed = { changeId, booking, change };
    await writeToGuest(ctx, trx, { ...changed, arrival });
    await writeToHost(ctx, trx, changed);
    if (booking.item_status === 'CONFIRMED') await scheduleReminder(ctx, trx, booking);
    await scheduleBalanceReminder(ctx, trx, booking);
  });
};
