import type { Transaction } from 'kysely';
import { findAccount, listTeam, localeOfAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { translatorOf } from '#platform/translator-of';
import type { BookingView } from '../views.ts';
import { dayText } from './balance-rows.ts';

/** Emails each member of the host's team who answers reservations that a stay was canceled because it was not paid. */
export const tellHostOfUnpaid = async (
  ctx: Context,
  trx: Transaction<DB>,
  booking: BookingView,
): Promise<void> => {
  const { arrive_day, depart_day, snapshot, confirmation_code: code } = booking;
  for (const id of await listTeam(trx, snapshot.hostId, 'reservations.answer')) {
    const account = await findAccount(trx, id);
    if (!account || account.suspended_at) continue;
    const locale = localeOfAccount(account);
    const t = translatorOf(locale, 'bookingBalance');
    const stay = snapshot.title[locale];
    const dates = { from: dayText(arrive_day, locale), until: dayText(depart_day, locale) };
    await ctx.emails.write(trx, {
      cause: `booking-unpaid:${booking.id}:${account.id}`,
      recipient: account.email,
      accountId: account.id,
      kind: null,
      locale,
      subject: t('host.subject', { stay, code }),
      content: {
        locale,
        title: t('host.title'),
        paragraphs: [t('host.lead', { guest: booking.guest.firstName })],
        rows: [
          { label: t('rows.code'), value: code },
          { label: t('rows.stay'), value: stay },
          { label: t('rows.dates'), value: t('dates', dates) },
        ],
        action: null,
        footer: t('host.footer'),
      },
    });
  }
};
