import { conversationPath } from '@golark/contract/host-paths';
import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import { findAccount, listTeam, localeOfAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailContent } from '#platform/email/render-email';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { findConversation, type LockedConversation, type MessageRow } from './store.ts';

interface NewMessage {
  conversation: LockedConversation;
  message: MessageRow;
}

/** The beginning of the causes of a conversation's emails, by which they are deleted with it. */
export const causeOf = (conversationId: string): string => `message:${conversationId}:`;

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Those who read messages of this side: the guest, or the members of the team that answer. */
const listReaders = async (
  trx: Transaction<DB>,
  { conversation, message }: NewMessage,
): Promise<Account[]> => {
  const { account_id, property_manager_id } = conversation;
  const ids =
    message.sender === 'host'
      ? [account_id]
      : await listTeam(trx, property_manager_id, 'reservations.answer');
  const accounts: Account[] = [];
  for (const id of ids) {
    const account = await findAccount(trx, id);
    if (account && !account.suspended_at) accounts.push(account);
  }
  return accounts;
};

const contentOf = (
  ctx: Context,
  { conversation, message }: NewMessage,
  { title, from, locale }: { title: string; from: string; locale: Locale },
): EmailContent => {
  const t = translatorOf(locale, 'messageEmails');
  const isToGuest = message.sender === 'host';
  return {
    locale,
    title: t('title', { name: from }),
    paragraphs: message.body.split(/\n{2,}/),
    rows: [
      { label: t('rows.stay'), value: title },
      ...(isToGuest ? [] : [{ label: t('rows.conversation'), value: conversation.id }]),
    ],
    action: isToGuest
      ? { label: t('button'), url: publicUrlOf(ctx, conversationPath(conversation.id)) }
      : null,
    footer: t(isToGuest ? 'footer' : 'hostFooter'),
  };
};

/**
 * Emails a message to the other side, each reader in their own language. It contains what is stored: before a booking no
 * contact details, and never an address of its sender.
 */
export const writeMessageEmails = async (
  ctx: Context,
  trx: Transaction<DB>,
  added: NewMessage,
): Promise<void> => {
  const { conversation, message } = added;
  for (const account of await listReaders(trx, added)) {
    const locale = localeOfAccount(account);
    const party = { accountId: conversation.account_id };
    const view = await findConversation(trx, { party, locale }, conversation.id);
    if (!view) return;
    const from = message.sender === 'host' ? view.host_name : view.guest_name;
    const content = contentOf(ctx, added, { title: view.title, from, locale });
    await ctx.emails.write(trx, {
      cause: `${causeOf(conversation.id)}${message.id}:${account.id}`,
      recipient: account.email,
      accountId: account.id,
      kind: 'messages',
      locale,
      // any account can send messages to any host
      lane: 'messages',
      subject: translatorOf(locale, 'messageEmails')('subject', { name: from, stay: view.title }),
      content,
    });
  }
};
