import { reservationPath } from '@golark/contract/partner-paths';
import type { Transaction } from 'kysely';
import { emailTeam } from '#accounts';
import type { BookingView } from '#booking';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { formatInstant } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';

/** Emails the host that a guest has written, not what: until both are published neither side reads the other's. */
export const tellHostOfReview = (
  ctx: Context,
  trx: Transaction<DB>,
  { view, closesAt }: { view: BookingView; closesAt: Date },
): Promise<void> =>
  emailTeam(ctx, trx, {
    hostId: view.snapshot.hostId,
    permission: 'reservations.answer',
    kind: 'hostReviews',
    cause: `host-reviewed:${view.id}`,
    messageIn: async (locale) => {
      const t = translatorOf(locale, 'hostEmails');
      const { title, timeZone } = view.snapshot;
      const params = {
        guest: view.guest.firstName,
        stay: title[locale],
        at: formatInstant(closesAt, { timeZone, locale }),
      };
      return {
        subject: t('reviewed.subject', params),
        content: {
          locale,
          title: t('reviewed.title'),
          paragraphs: [t('reviewed.lead', params)],
          rows: [],
          action: { label: t('button'), url: `${publicUrlOf(ctx, reservationPath(view.id))}#review` },
          footer: t('footer'),
        },
      };
    },
  });
