import type { MutableEmailKind } from '@golark/contract/email-preferences/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { reservationPath } from '@golark/contract/partner-paths';
import type { Transaction } from 'kysely';
import { emailTeam } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailContent } from '#platform/email/render-email';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import type { BookingView } from '../views.ts';

type Words = { subject: string } & Pick<EmailContent, 'title' | 'paragraphs' | 'rows'>;

interface EmailToHosts {
  booking: BookingView;
  cause: string;
  /** Null for one that concerns money. */
  kind: MutableEmailKind | null;
  wordsIn(locale: Locale): Words;
}

/** Emails the members of the host's team who answer reservations about one of them, with a link to its page. */
export const writeToHosts = (
  ctx: Context,
  trx: Transaction<DB>,
  { booking, cause, kind, wordsIn }: EmailToHosts,
): Promise<void> =>
  emailTeam(ctx, trx, {
    hostId: booking.snapshot.hostId,
    permission: 'reservations.answer',
    cause,
    kind,
    messageIn: async (locale) => {
      const t = translatorOf(locale, 'hostEmails');
      const { subject, ...content } = wordsIn(locale);
      const url = publicUrlOf(ctx, reservationPath(booking.id));
      return {
        subject,
        content: { locale, ...content, action: { label: t('button'), url }, footer: t('footer') },
      };
    },
  });
