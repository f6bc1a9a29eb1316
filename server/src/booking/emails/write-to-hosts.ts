import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import { findAccount, listTeam, localeOfAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailContent } from '#platform/email/render-email';
import type { BookingView } from '../views.ts';

type Words = { subject: string } & Pick<EmailContent, 'title' | 'paragraphs' | 'rows' | 'footer'>;

/** Emails each member of the host's team who answers reservations, in their own language. */
export const writeToHosts = async (
  ctx: Context,
  trx: Transaction<DB>,
  { booking, cause, wordsIn }: { booking: BookingView; cause: string; wordsIn: (locale: Locale) => Words },
): Promise<void> => {
  for (const id of await listTeam(trx, booking.snapshot.hostId, 'reservations.answer')) {
    const account = await findAccount(trx, id);
    if (!account || account.suspended_at) continue;
    const locale = localeOfAccount(account);
    const { subject, ...content } = wordsIn(locale);
    await ctx.emails.write(trx, {
      cause: `${cause}:${account.id}`,
      recipient: account.email,
      accountId: account.id,
      kind: null,
      locale,
      subject,
      content: { locale, ...content, action: null },
    });
  }
};
