import type { PartnerPermission } from '@golark/contract/access/rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailMessage } from '#platform/email/outbox';
import { localeOfAccount } from './emails/write-account-email.ts';
import { findAccount } from './store/accounts.ts';
import { listTeam } from './store/teams.ts';

export interface TeamEmail extends Pick<EmailMessage, 'kind' | 'lane'> {
  hostId: string;
  /** Who reads it: the members whose role has this permission. */
  permission: PartnerPermission;
  /** Identifies the message; written again it has no effect. */
  cause: string;
  /** Null if there is nothing to say. */
  messageIn(locale: Locale): Promise<Pick<EmailMessage, 'subject' | 'content'> | null>;
}

/** Emails the members of a host's team, each in their own language. */
export const emailTeam = async (
  ctx: Context,
  trx: Transaction<DB>,
  { hostId, permission, cause, messageIn, ...rest }: TeamEmail,
): Promise<void> => {
  for (const id of await listTeam(trx, hostId, permission)) {
    const account = await findAccount(trx, id);
    if (!account || account.suspended_at) continue;
    const locale = localeOfAccount(account);
    const message = await messageIn(locale);
    if (!message) return;
    await ctx.emails.write(trx, {
      ...rest,
      ...message,
      cause: `${cause}:${account.id}`,
      recipient: account.email,
      accountId: account.id,
      locale,
    });
  }
};
