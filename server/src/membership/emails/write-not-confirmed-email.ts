import { contactPath, membershipPath } from '@golark/contract/paths';
import { findAccount, localeOfAccount } from '#accounts';
import type { Context } from '#platform/context';
import { formatUsd } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';

/** An email about the payment of a period that could not begin and is refunded. Nothing for a deleted account. */
export const writeNotConfirmedEmail = async (
  ctx: Context,
  { periodId, accountId, refundAmount }: { periodId: string; accountId: string; refundAmount: number },
): Promise<void> => {
  const account = await findAccount(ctx.db, accountId);
  if (!account) return;
  const locale = localeOfAccount(account);
  const t = translatorOf(locale, 'membership');
  const amount = formatUsd(refundAmount, locale);
  await ctx.db.transaction().execute((trx) =>
    ctx.emails.write(trx, {
      cause: `membership-not-confirmed:${periodId}`,
      recipient: account.email,
      accountId: account.id,
      kind: null,
      locale,
      subject: t('notConfirmed.subject'),
      content: {
        locale,
        title: t('notConfirmed.title'),
        paragraphs: [
          t('notConfirmed.lead', { firstName: account.first_name, amount }),
          t('notConfirmed.note'),
        ],
        rows: [],
        action: { label: t('notConfirmed.button'), url: publicUrlOf(ctx, membershipPath()) },
        footer: t('notConfirmed.footer'),
        helpUrl: publicUrlOf(ctx, contactPath()),
      },
      hasSecret: false,
    }),
  );
};
