import type { BodyOf } from '@golark/contract/call';
import type { contactUs } from '@golark/contract/support/calls';
import { countUseOfAddress } from '#accounts';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { EmailContent } from '#platform/email/render-email';
import { translatorOf } from '#platform/translator-of';
import { insertMessage } from './store.ts';

type Message = BodyOf<typeof contactUs>;

/** The support team reads English emails; the sender's message is not translated. */
const supportLocale = 'en';

const t = translatorOf(supportLocale, 'supportEmails');

const contentOf = (message: Message, caller: Caller): EmailContent => ({
  locale: supportLocale,
  title: message.subject,
  paragraphs: message.message.split(/\n{2,}/),
  rows: [
    { label: t('rows.from'), value: message.name },
    { label: t('rows.email'), value: message.email },
    { label: t('rows.language'), value: caller.locale },
    { label: t('rows.account'), value: caller.session?.account.accountId ?? t('notLoggedIn') },
  ],
  action: {
    label: t('button', { email: message.email }),
    url: `mailto:${encodeURIComponent(message.email)}`,
  },
  footer: t('footer'),
});

/**
 * Stores the message and emails it to support in one transaction. Sends nothing to the sender's address, which may
 * belong to someone else. Throws RATE_LIMITED.
 */
export const contactSupport = async (ctx: Context, caller: Caller, message: Message): Promise<void> => {
  await countUseOfAddress(ctx, caller, 'contact');
  const content = contentOf(message, caller);
  const accountId = caller.session?.account.accountId ?? null;
  await ctx.db.transaction().execute(async (trx) => {
    const id = await insertMessage(trx, {
      account_id: accountId,
      ...message,
      created_at: ctx.clock.now(),
    });
    await ctx.emails.write(trx, {
      cause: `contact:${id}`,
      recipient: ctx.config.supportEmail,
      accountId,
      kind: null,
      locale: supportLocale,
      lane: 'messages',
      subject: t('subject', { subject: message.subject }),
      content,
    });
  });
};
