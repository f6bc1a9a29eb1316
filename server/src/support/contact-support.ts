import type { BodyOf } from '@golark/contract/call';
import type { contactUs } from '@golark/contract/support/calls';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { type EmailContent, emailHtml, emailText } from '#platform/email/render-email';
import { Failure } from '#platform/failure';
import { isExemptFromAddressLimits } from '#platform/http/server';
import { translatorOf } from '#platform/translator-of';
import { countMessagesFrom, insertMessage } from './store.ts';

const messagesAnHour = 20;

type Message = BodyOf<typeof contactUs>;

const assertMayWrite = async (ctx: Context, caller: Caller): Promise<void> => {
  if (isExemptFromAddressLimits(ctx.config, caller.ip)) return;
  const since = new Date(ctx.clock.now().getTime() - 3_600_000);
  if ((await countMessagesFrom(ctx.db, caller.ip, since)) < messagesAnHour) return;
  throw new Failure('RATE_LIMITED', {
    detail: 'Too many messages from this address. Try again in an hour.',
    retryAfterSeconds: 3600,
  });
};

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
  await assertMayWrite(ctx, caller);
  const content = contentOf(message, caller);
  const accountId = caller.session?.account.accountId ?? null;
  await ctx.db.transaction().execute(async (trx) => {
    const id = await insertMessage(trx, {
      account_id: accountId,
      ...message,
      ip: caller.ip,
      created_at: ctx.clock.now(),
    });
    await ctx.emails.write(trx, {
      cause: `contact:${id}`,
      recipient: ctx.config.supportEmail,
      accountId,
      locale: supportLocale,
      subject: t('subject', { subject: message.subject }),
      html: emailHtml(content),
      text: emailText(content),
    });
  });
};
