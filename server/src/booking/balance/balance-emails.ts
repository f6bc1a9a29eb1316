import type { Locale } from '@golark/contract/locale/rules';
import { contactPath, tripPath } from '@golark/contract/paths';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailContent } from '#platform/email/render-email';
import { formatDay, formatInstant, formatUsd } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { stayRows } from '../emails/email-rows.ts';
import { localeOfBooking } from '../present-booking.ts';
import type { BookingView } from '../views.ts';
import { balanceRows } from './balance-rows.ts';

type Balance = NonNullable<BookingView['balance']>;

interface Words {
  subject: string;
  title: string;
  paragraphs: string[];
  rows?: EmailContent['rows'];
  button?: string;
}

const paramsOf = (booking: BookingView, balance: Balance, locale: Locale) => ({
  stay: booking.snapshot.title[locale],
  firstName: booking.guest.firstName,
  amount: formatUsd(balance.amount, locale),
  day: formatDay(balance.due_on, locale),
  last4: balance.card?.last4 ?? '',
});

const reminder = (booking: BookingView, balance: Balance, locale: Locale): Words => {
  const t = translatorOf(locale, 'bookingBalance');
  const params = paramsOf(booking, balance, locale);
  return {
    subject: t('reminder.subject', params),
    title: t('reminder.title'),
    paragraphs: [t('reminder.lead', params), t('reminder.note')],
  };
};

const failed = (booking: BookingView, balance: Balance, locale: Locale): Words => {
  const t = translatorOf(locale, 'bookingBalance');
  const params = paramsOf(booking, balance, locale);
  const { timeZone } = booking.snapshot;
  const instant = (at: string): string => formatInstant(new Date(at), { timeZone, locale });
  const { next_attempt_at: next, deadline_at: deadline } = balance;
  const until = deadline ? instant(deadline) : '';
  return {
    subject: t('failed.subject', params),
    title: t('failed.title'),
    paragraphs: [
      t('failed.lead', params),
      next ? t('failed.next', { at: instant(next) }) : t('failed.last'),
      t('failed.note', { at: until }),
    ],
    rows: [{ label: t('rows.deadline'), value: until, isStrong: true }],
    button: t('failed.button'),
  };
};

const paid = (booking: BookingView, balance: Balance, locale: Locale): Words => {
  const t = translatorOf(locale, 'bookingBalance');
  const params = paramsOf(booking, balance, locale);
  return {
    subject: t('paid.subject', params),
    title: t('paid.title'),
    paragraphs: [t('paid.lead', params)],
  };
};

const wordsOf = { reminder, failed, paid };

/** Emails the guest about the balance of a stay; `number` tells several failures apart. */
export const writeBalanceEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { kind, booking, number = 1 }: { kind: keyof typeof wordsOf; booking: BookingView; number?: number },
): Promise<void> => {
  const { balance } = booking;
  if (!balance) return;
  const locale = localeOfBooking(booking);
  const t = translatorOf(locale, 'bookingBalance');
  const {
    subject,
    title,
    paragraphs,
    rows = [],
    button = t('button'),
  } = wordsOf[kind](booking, balance, locale);
  await ctx.emails.write(trx, {
    cause: `booking-balance-${kind}:${booking.id}:${number}`,
    recipient: booking.guest.email,
    accountId: booking.account_id,
    kind: null,
    locale,
    subject,
    content: {
      locale,
      title,
      paragraphs,
      rows: [...rows, ...stayRows(booking, null, locale), ...balanceRows(booking, locale)],
      action: { label: button, url: publicUrlOf(ctx, tripPath(booking.id)) },
      footer: t('footer'),
      helpUrl: publicUrlOf(ctx, contactPath()),
    },
  });
};
