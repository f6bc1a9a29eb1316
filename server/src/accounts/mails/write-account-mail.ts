import { randomUUID } from 'node:crypto';
import type { Locale } from '@golark/contract/locale/rules';
import { locales } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type MailContent, mailHtml, mailText } from '#platform/mail/render-mail';
import type { AccountRow } from '../store/accounts.ts';
import type { AccountMailKind } from './account-mail-words.ts';
import { accountMailWords } from './words-by-locale.ts';

interface AccountMail {
  kind: AccountMailKind;
  /** Whose language and name the mail has. */
  account: AccountRow;
  /** Where it goes; the account's address if left out. */
  recipient?: string;
  /** The address that the mail tells of. */
  email?: string;
  /** Where its button leads; the link carries a token. */
  link?: string;
  rows?: MailContent['rows'];
}

/** The language that the account chose, never that of whoever makes the request. */
export const localeOfAccount = (account: AccountRow): Locale =>
  locales.find((locale) => locale === account.locale) ?? 'en';

/** A link into our pages, with a token in its query. */
export const linkWithToken = (ctx: Context, page: string, token: string): string =>
  `${ctx.config.publicUrl ?? `http://127.0.0.1:${ctx.config.port}`}/${page}/?token=${token}`;

/** Writes a mail about an account into the outbox, in the transaction of what it tells of. */
export const writeAccountMail = async (
  ctx: Context,
  trx: Transaction<DB>,
  mail: AccountMail,
): Promise<void> => {
  const locale = localeOfAccount(mail.account);
  const words = accountMailWords[locale];
  const { first_name: firstName, email } = mail.account;
  const said = words.mails[mail.kind]({ firstName, email: mail.email ?? email });
  const content: MailContent = {
    locale,
    title: said.title,
    paragraphs: said.paragraphs,
    rows: mail.rows ?? [],
    action: said.action && mail.link ? { label: said.action, url: mail.link } : null,
    footer: words.footer,
  };
  await ctx.mail.write(trx, {
    cause: `${mail.kind}:${randomUUID()}`,
    recipient: mail.recipient ?? email,
    locale,
    subject: said.subject,
    html: mailHtml(content),
    text: mailText(content),
    hasSecret: mail.link !== undefined,
  });
};
