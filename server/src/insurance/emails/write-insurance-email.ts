import { tripPath } from '@golark/contract/paths';
import type { Transaction } from 'kysely';
import { findAccount, localeOfAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { publicUrlOf } from '#platform/public-url';
import type { PolicyRow } from '../store.ts';
import { insuranceEmail } from './insurance-email.ts';

export interface InsuranceEmail {
  kind: 'issued' | 'moved' | 'not-moved' | 'canceled';
  policy: PolicyRow;
  /** Cents. */
  refundAmount?: number;
}

/** A policy can be moved several times. */
const causeOf = (kind: InsuranceEmail['kind'], { id, change_number: number }: PolicyRow): string =>
  kind === 'moved' || kind === 'not-moved' ? `insurance-${kind}:${id}:${number}` : `insurance-${kind}:${id}`;

/** Writes one email about a policy to the account that bought it, in its language. Nothing for a deleted account. */
export const writeInsuranceEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { kind, policy, refundAmount = 0 }: InsuranceEmail,
): Promise<void> => {
  const account = await findAccount(trx, policy.account_id);
  if (!account) return;
  const locale = localeOfAccount(account);
  const tripUrl = publicUrlOf(ctx, tripPath(policy.stay_item_id));
  const facts = { kind, policy, refundAmount, tripUrl, firstName: account.first_name };
  const { subject, content } = insuranceEmail(facts, locale);
  await ctx.emails.write(trx, {
    cause: causeOf(kind, policy),
    recipient: account.email,
    accountId: account.id,
    kind: null,
    locale,
    subject,
    content,
    hasSecret: false,
  });
};
