import { conversationPath } from '@golark/contract/host-paths';
import type { Locale } from '@golark/contract/locale/rules';
import { guestConversationPath } from '@golark/contract/partner-paths';
import type { Transaction } from 'kysely';
import { emailTeam, findAccount, localeOfAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailMessage } from '#platform/email/outbox';
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

const contentOf = (
  ctx: Context,
  { conversation, message }: NewMessage,
  { title, from, locale }: { title: string; from: string; locale: Locale },
): EmailContent => {
  const t = translatorOf(locale, 'messageEmails');
  const isToGuest = message.sender === 'host';
  const path = isToGuest ? conversationPath(conversation.id) : guestConversationPath(conversation.id);
  return {
    locale,
    title: t('title', { name: from }),
    paragraphs: message.body.split(/\n{2,}/),
    rows: [{ label: t('rows.stay'), value: title }],
    action: { label: t('button'), url: publicUrlOf(ctx, path) },
    footer: t(isToGuest ? 'footer' : 'hostFooter'),
  };
};

/** Contains what is stored: before a booking no contact details, and never an address of the sender. */
const messageIn = async (
  ctx: Context,
  trx: Transaction<DB>,
  { added, locale }: { added: NewMessage; locale: Locale },
): Promise<Pick<EmailMessage, 'subject' | 'content'> | null> => {
  const { conversation, message } = added;
  const party = { accountId: conversation.account_id };
  const view = await findConversation(trx, { party, locale }, conversation.id);
  if (!view) return null;
  const from = message.sender === 'host' ? view.host_name : view.guest_name;
  return {
    subject: translatorOf(locale, 'messageEmails')('subject', { name: from, stay: view.title }),
    content: contentOf(ctx, added, { title: view.title, from, locale }),
  };
};

const emailGuest = async (
  ctx: Context,
  trx: Transaction<DB>,
  { added, common }: { added: NewMessage; common: Pick<EmailMessage, 'cause' | 'kind' | 'lane'> },
): Promise<void> => {
  const account = await findAccount(trx, added.conversation.account_id);
  if (!account || account.suspended_at) return;
  const locale = localeOfAccount(account);
  const written = await messageIn(ctx, trx, { added, locale });
  if (!written) return;
  const { id: accountId, email: recipient } = account;
  const cause = `${common.cause}:${accountId}`;
  await ctx.emails.write(trx, { ...common, ...written, cause, recipient, accountId, locale });
};

/** Emails a message to the other side, each reader in their own language. */
export const writeMessageEmails = async (
  ctx: Context,
  trx: Transaction<DB>,
  added: NewMessage,
): Promise<void> => {
  const { conversation, message } = added;
  const cause = `${causeOf(conversation.id)}${message.id}`;
  // any account can send messages to any host
  const common = { kind: 'messages', cause, lane: 'messages' } as const;
  if (message.sender === 'host') return emailGuest(ctx, trx, { added, common });
  await emailTeam(ctx, trx, {
    ...common,
    hostId: conversation.property_manager_id,
    permission: 'reservations.answer',
    messageIn: (locale) => messageIn(ctx, trx, { added, locale }),
  });
};
