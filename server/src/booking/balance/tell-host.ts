import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { formatDay } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { writeToHosts } from '../emails/write-to-hosts.ts';
import type { BookingView } from '../views.ts';

/** Emails the host that a stay was canceled because it was not paid. */
export const tellHostOfUnpaid = (ctx: Context, trx: Transaction<DB>, booking: BookingView): Promise<void> => {
  const { arrive_day, depart_day, snapshot, confirmation_code: code } = booking;
  return writeToHosts(ctx, trx, {
    booking,
    cause: `booking-unpaid:${booking.id}`,
    kind: null,
    wordsIn: (locale) => {
      const t = translatorOf(locale, 'bookingBalance');
      const stay = snapshot.title[locale];
      const dates = { from: formatDay(arrive_day, locale), until: formatDay(depart_day, locale) };
      return {
        subject: t('host.subject', { stay, code }),
        title: t('host.title'),
        paragraphs: [t('host.lead', { guest: booking.guest.firstName })],
        rows: [
          { label: t('rows.code'), value: code },
          { label: t('rows.stay'), value: stay },
          { label: t('rows.dates'), value: t('dates', dates) },
        ],
      };
    },
  });
};
