import { booksTimeZone } from '@golark/contract/brand';
import type { Locale } from '@golark/contract/locale/rules';
import { accountMembershipPath, contactPath } from '@golark/contract/paths';
import type { Transaction } from 'kysely';
import {
  findAccount,
  findSubscription,
  localeOfAccount,
  membershipStateOf,
  type SubscriptionRecord,
} from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { formatCard, formatDayOf } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { noticeDaysText } from '../consent-wording.ts';
import { refundableUntil } from '../refundable-until.ts';
import { savingsOf } from '../savings.ts';
import { type InvoiceRow, listInvoices } from '../store/invoices.ts';
import { ticketFeePercentOff } from '../store/plans.ts';
import { type MembershipEmailFacts, type MembershipEmailKind, membershipEmail } from './membership-email.ts';

export type { MembershipEmailKind };

export interface MembershipEmail {
  kind: MembershipEmailKind;
  accountId: string;
  /** An email of this kind is written once for each cause. */
  cause: string;
  /** The order item that the email is about. */
  itemId?: string;
}

const invoiceFacts = (
  invoice: InvoiceRow | undefined,
  { day, refundableUntil: until }: { day(at: Date): string; refundableUntil: Date | null },
): MembershipEmailFacts['invoice'] =>
  invoice
    ? {
        code: invoice.code,
        lines: invoice.lines,
        totalAmount: invoice.totalAmount,
        card: invoice.card && formatCard(invoice.card),
        refundableUntil: until && day(until),
        refundedAmount: invoice.refundedAmount,
        nextAttempt: invoice.nextAttemptAt && day(new Date(invoice.nextAttemptAt)),
        payableUntil: invoice.heldUntil && day(new Date(invoice.heldUntil)),
      }
    : null;

const factsOf = async (
  ctx: Context,
  trx: Transaction<DB>,
  { row, email, locale }: { row: SubscriptionRecord; email: MembershipEmail; locale: Locale },
): Promise<Omit<MembershipEmailFacts, 'firstName'>> => {
  const day = (at: Date): string => formatDayOf(at, { timeZone: booksTimeZone, locale });
  const invoices = await listInvoices(trx, email.accountId);
  const savings = await savingsOf(trx, { row, invoices });
  const refundable = await refundableUntil(trx, { row, now: ctx.clock.now() });
  return {
    kind: email.kind,
    endsOn: day(row.ends_at),
    renews: membershipStateOf(row).renews,
    renewalAmount: row.renewal_amount,
    feeAmount: savings.feeAmount,
    savedAmount: savings.currentAmount,
    ticketFeePercentOff: await ticketFeePercentOff(trx),
    noticeDays: noticeDaysText(ctx, locale),
    invoice: invoiceFacts(
      invoices.find(({ id }) => id === email.itemId),
      { day, refundableUntil: refundable?.until ?? null },
    ),
    accountUrl: publicUrlOf(ctx, accountMembershipPath()),
    helpUrl: publicUrlOf(ctx, contactPath()),
  };
};

/** Writes one email about a membership to its account, in the language of the account. Nothing for a deleted account. */
export const writeMembershipEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  email: MembershipEmail,
): Promise<void> => {
  const account = await findAccount(trx, email.accountId);
  const row = await findSubscription(trx, email.accountId);
  if (!account || !row) return;
  const locale = localeOfAccount(account);
  const facts = { ...(await factsOf(ctx, trx, { row, email, locale })), firstName: account.first_name };
  const { subject, content } = membershipEmail(facts, locale);
  await ctx.emails.write(trx, {
    cause: `membership-${email.kind}:${email.accountId}:${email.cause}`,
    recipient: account.email,
    accountId: account.id,
    kind: null,
    locale,
    subject,
    content,
    hasSecret: false,
  });
};
