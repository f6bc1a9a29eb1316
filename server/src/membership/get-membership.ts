import { dayInBooks } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { Membership, MembershipInvoice } from '@golark/contract/membership/schemas';
import { usd } from '@golark/contract/money/rules';
import { findSubscription, membershipStateOf, presentSubscription, type SubscriptionRecord } from '#accounts';
import { fulfilmentOf, type MemberSaving } from '#orders';
import { findCardOnFile } from '#payments';
import type { Context } from '#platform/context';
import { presentLine } from '#pricing';
import { refundableUntil } from './refundable-until.ts';
import { savingsOf } from './savings.ts';
import { type InvoiceRow, listInvoices } from './store/invoices.ts';

const dayOf = (at: Date): string => dayInBooks(at);

const invoiceStatus = ({ paymentStatus, refundedAmount }: InvoiceRow): MembershipInvoice['status'] => {
  if (paymentStatus !== 'SUCCEEDED') return 'DUE';
  return refundedAmount > 0 ? 'REFUNDED' : 'PAID';
};

const presentInvoice = (row: InvoiceRow, unpaidFrom: Date, locale: Locale): MembershipInvoice => ({
  id: row.id,
  orderId: row.orderId,
  code: row.code,
  kind: row.periodNumber === 1 ? 'JOINED' : 'RENEWED',
  status: invoiceStatus(row),
  periodStartsOn: dayOf(row.startsAt ?? unpaidFrom),
  periodEndsOn: row.endsAt ? dayOf(row.endsAt) : null,
  paidOn: row.paymentStatus === 'SUCCEEDED' && row.paidAt ? dayOf(row.paidAt) : null,
  lines: row.lines.map((line) => presentLine(line, locale)),
  total: usd(row.totalAmount),
  refunded: usd(row.refundedAmount),
  card: row.card,
});

const presentSaving = (
  ctx: Context,
  { id, kind, snapshot, orderedAt, savingsAmount }: MemberSaving,
  locale: Locale,
): Membership['savings']['items'][number][] =>
  kind === 'stay' || kind === 'tickets'
    ? [
        {
          ...{ id, kind, title: fulfilmentOf(ctx, { kind }).describe({ snapshot }, locale) },
          ...{ bookedOn: dayOf(orderedAt), savings: usd(savingsAmount) },
        },
      ]
    : [];

const dueOf = (invoices: readonly InvoiceRow[]): Membership['due'] => {
  const unpaid = invoices.find(({ periodNumber, startsAt }) => periodNumber > 1 && startsAt === null);
  if (!unpaid) return null;
  const { orderId, totalAmount, nextAttemptAt, paymentStatus, action } = unpaid;
  return {
    orderId,
    amount: usd(totalAmount),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    action: paymentStatus === 'REQUIRES_ACTION' ? (action as NonNullable<Membership['due']>['action']) : null,
  };
};

const renewalCardOf = async (
  ctx: Context,
  { account_id: accountId, card_id: cardId, ...row }: SubscriptionRecord,
): Promise<Membership['renewalCard']> => {
  if (!row.has_renewal_consent || row.is_canceled || !cardId) return null;
  const card = await findCardOnFile(ctx.db, { accountId, cardId, gateway: ctx.gateway.name });
  return card ? { id: card.id, brand: card.brand, last4: card.last4 } : null;
};

const none: Membership = {
  subscription: null,
  savings: { current: usd(0), total: usd(0), fee: usd(0), items: [] },
  invoices: [],
  renewalCard: null,
  refundableUntil: null,
  due: null,
};

/** The membership of an account with its savings and invoices, in the language of the reader. */
export const getMembership = async (ctx: Context, accountId: string, locale: Locale): Promise<Membership> => {
  const row = await findSubscription(ctx.db, accountId);
  if (!row) return none;
  const now = ctx.clock.now();
  const invoices = await listInvoices(ctx.db, accountId);
  const [savings, refundable, renewalCard] = await Promise.all([
    savingsOf(ctx.db, { row, invoices }),
    refundableUntil(ctx.db, { row, now }),
    membershipStateOf(row).renews ? renewalCardOf(ctx, row) : null,
  ]);
  return {
    subscription: presentSubscription(row, now),
    savings: {
      current: usd(savings.currentAmount),
      total: usd(savings.totalAmount),
      fee: usd(savings.feeAmount),
      items: savings.items.flatMap((item) => presentSaving(ctx, item, locale)),
    },
    invoices: invoices.map((invoice) => presentInvoice(invoice, row.ends_at, locale)),
    renewalCard,
    refundableUntil: refundable?.until.toISOString() ?? null,
    due: dueOf(invoices),
  };
};
