import { randomUUID } from 'node:crypto';
import type { Locale } from '@golark/contract/locale/rules';
import { locales } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailContent } from '#platform/email/render-email';
import { publicUrlOf } from '#platform/public-url';
import type { AccountRow } from '../store/accounts.ts';
import { accountEmail, type LinkEmailKind, type NoticeEmailKind } from './account-email.ts';

interface Message {
  /** Determines the language and name in the email. */
  account: AccountRow;
  /** The recipient; the account's address if omitted. */
  recipient?: string;
  /** The address that the email mentions. */
  email?: string;
  rows?: EmailContent['rows'];
}

/** A link contains a token. */
type AccountMessage = Message &
  ({ kind: LinkEmailKind; link: string } | { kind: NoticeEmailKind; link?: never });

/** The language of the account, not of the request. */
export const localeOfAccount = (account: AccountRow): Locale =>
  locales.find((locale) => locale === account.locale) ?? 'en';

/** The URL of one of our pages with a token in its query. */
export const linkWithToken = (ctx: Context, page: string, token: string): string =>
  publicUrlOf(ctx, `/${page}/?token=${token}`);

/** Writes an email about an account to the outbox, in the transaction of the change that it reports. */
export const writeAccountEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  message: AccountMessage,
): Promise<void> => {
  const locale = localeOfAccount(message.account);
  const { kind, link, rows } = message;
  const { first_name: firstName, email } = message.account;
  const content = accountEmail({ kind, firstName, email: message.email ?? email, link, rows }, locale);
  await ctx.emails.write(trx, {
    cause: `${kind}:${randomUUID()}`,
    recipient: message.recipient ?? email,
    accountId: message.account.id,
    kind: null,
    locale,
    lane: link === undefined ? 'emails' : 'urgent',
    subject: content.title,
    content,
    hasSecret: link !== undefined,
  });
};
