import type { SubscriptionRecord } from '#accounts';
import { listMemberSavings, type MemberSaving } from '#orders';
import type { Database } from '#platform/database/open-database';
import type { InvoiceRow } from './store/invoices.ts';

export interface MembershipSavings {
  /** What the account has bought at member prices, the latest first. */
  items: MemberSaving[];
  /** Cents, in the current or last period. */
  currentAmount: number;
  /** Cents, in all periods. */
  totalAmount: number;
  /** What the current or last period cost, in cents. */
  feeAmount: number;
}

const sum = (items: readonly MemberSaving[]): number =>
  items.reduce((total, { savingsAmount }) => total + savingsAmount, 0);

const currentInvoice = (row: SubscriptionRecord, invoices: readonly InvoiceRow[]): InvoiceRow | undefined =>
  invoices.find(
    ({ membershipNumber, periodNumber, startsAt }) =>
      startsAt !== null && membershipNumber === row.membership_number && periodNumber === row.period_number,
  );

/** What a membership has saved, against what it cost. A stay that was bought together with Go+ counts. */
export const savingsOf = async (
  db: Database,
  { row, invoices }: { row: SubscriptionRecord; invoices: readonly InvoiceRow[] },
): Promise<MembershipSavings> => {
  const items = await listMemberSavings(db, row.account_id);
  const invoice = currentInvoice(row, invoices);
  const since = invoice?.orderedAt ?? row.period_starts_at;
  return {
    items,
    currentAmount: sum(items.filter(({ orderedAt }) => orderedAt >= since)),
    totalAmount: sum(items),
    feeAmount: invoice?.totalAmount ?? 0,
  };
};
