import { dayInBooks, dayInZone } from '@golark/contract/dates/rules';
import type { OrderItemInput } from '@golark/contract/orders/schemas';
import { findQuoteToBook, getBookableTerms, prepareStay, type QuoteToBook } from '#booking';
import {
  findInsuranceQuoteToBuy,
  type InsuranceQuoteToBuy,
  prepareInsurance,
  type StayToInsure,
} from '#insurance';
import { prepareMembership } from '#membership';
import type { PreparedItem } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { invalidField, notFound } from '#platform/failure';
import { policyOfQuote, variantFor } from '#pricing';
import { getOwnHold, type HoldRow, needsConfirmation, prepareTickets } from '#tickets';

type StayInput = Extract<OrderItemInput, { kind: 'stay' }>;
type TicketsInput = Extract<OrderItemInput, { kind: 'tickets' }>;
type InsuranceInput = Extract<OrderItemInput, { kind: 'insurance' }>;
export type MembershipInput = Extract<OrderItemInput, { kind: 'membership' }>;

/** A stay with what is known of its quote. */
export type QuotedStay = StayInput & QuoteToBook;
/** Tickets with their hold. */
type HeldTickets = TicketsInput & { hold: HoldRow };
/** An insurance with its quote. */
type QuotedInsurance = InsuranceInput & InsuranceQuoteToBuy;
export type KnownItem = QuotedStay | HeldTickets | MembershipInput | QuotedInsurance;
/** What is prepared by itself; an insurance follows its stay. */
type OwnItem = Exclude<KnownItem, QuotedInsurance>;

export const membershipOf = (items: readonly KnownItem[]): MembershipInput | undefined =>
  items.find((item) => item.kind === 'membership');

const findQuotedInsurance = async (
  ctx: Context,
  accountId: string,
  { insuranceQuoteId: quoteId }: InsuranceInput,
): Promise<InsuranceQuoteToBuy> => {
  const found = isUuid(quoteId) ? await findInsuranceQuoteToBuy(ctx.db, { quoteId, accountId }) : null;
  if (!found?.quote && !found?.ordered) throw notFound('This quote of an insurance');
  return found;
};

const withSource = async (ctx: Context, caller: AccountCaller, item: OrderItemInput): Promise<KnownItem> => {
  const { accountId } = caller;
  if (item.kind === 'stay')
    return { ...item, ...(await findQuoteToBook(ctx.db, { quoteId: item.quoteId, accountId })) };
  if (item.kind === 'insurance') return { ...item, ...(await findQuotedInsurance(ctx, accountId, item)) };
  return item.kind === 'tickets' ? { ...item, hold: await getOwnHold(ctx, caller, item.holdId) } : item;
};

/** The items with the quotes and holds that they name. Throws NOT_FOUND. */
export const findItems = async (
  ctx: Context,
  caller: AccountCaller,
  items: readonly OrderItemInput[],
): Promise<KnownItem[]> => {
  const known: KnownItem[] = [];
  for (const item of items) known.push(await withSource(ctx, caller, item));
  return known;
};

/** The order in which a quote or hold was ordered already; undefined for what can't be. Throws NOT_FOUND for one of another account. */
export const orderIdOf = (item: KnownItem): string | null | undefined => {
  if (item.kind === 'membership') return undefined;
  if (item.kind === 'tickets') return item.hold.order_id;
  const order = item.kind === 'insurance' ? item.ordered : item.booked;
  if (order && !order.isOwn) throw notFound('This quote');
  return order?.orderId ?? null;
};

export interface Prepared {
  item: PreparedItem;
  /** The day on which it is due. */
  dueOn: string;
  /** A stay, as an insurance in the same order sees it. */
  stay?: StayToInsure;
}

const prepareQuotedStay = async (
  ctx: Context,
  caller: AccountCaller,
  { input, joins, couponCode }: { input: QuotedStay; joins: boolean; couponCode: string | undefined },
): Promise<Prepared> => {
  const { quoteId, quote, paymentPlan } = input;
  const asked = { quoteId, stored: quote, joins, couponCode, paymentPlan };
  const terms = await getBookableTerms(ctx, caller, asked);
  const item = await prepareStay(ctx, { input, terms, accountId: caller.accountId, joins });
  const stay = {
    itemId: item.id,
    listingId: terms.listingId,
    ...terms.stay.dates,
    totalAmount: item.totalAmount,
    isRefundable: policyOfQuote(terms) !== 'non-refundable',
    guest: input.guest,
  };
  return { item, dueOn: terms.dueOn, stay };
};

const prepareHeldTickets = async (
  ctx: Context,
  caller: AccountCaller,
  { input, joins }: { input: HeldTickets; joins: boolean },
): Promise<Prepared> => {
  const { firstName, lastName, email } = caller.session.account;
  const isMember = joins || variantFor(caller) === 'member';
  const variant = { isMember, memberAccountId: isMember && !joins ? caller.accountId : null };
  const { hold: row, buyer = { firstName, lastName, email } } = input;
  return {
    item: await prepareTickets(ctx, {
      ...{ row, buyer, variant },
      needsApproval: await needsConfirmation(ctx, caller),
    }),
    dueOn: dayInZone(ctx.clock.now(), row.time_zone),
  };
};

/** What a buyer orders, priced and described; who joins Go+ in the same order pays the member prices. */
export const prepareItem = async (
  ctx: Context,
  caller: AccountCaller,
  { item, joins, couponCode }: { item: OwnItem; joins: boolean; couponCode: string | undefined },
): Promise<Prepared> => {
  if (item.kind === 'stay') return prepareQuotedStay(ctx, caller, { input: item, joins, couponCode });
  if (item.kind === 'tickets') return prepareHeldTickets(ctx, caller, { input: item, joins });
  return {
    item: await prepareMembership(ctx, caller, item),
    dueOn: dayInBooks(ctx.clock.now()),
  };
};

/** The insurances of an order, each for one of its stays. Throws VALIDATION_ERROR (insuranceQuoteId). */
export const prepareInsurances = async (
  ctx: Context,
  { accountId }: AccountCaller,
  { items, stays }: { items: readonly KnownItem[]; stays: readonly Prepared[] },
): Promise<PreparedItem[]> => {
  let toInsure = stays.flatMap(({ stay }) => stay ?? []);
  const prepared: PreparedItem[] = [];
  for (const item of items) {
    if (item.kind !== 'insurance') continue;
    if (!item.quote) throw invalidField('insuranceQuoteId', 'insurance_expired');
    const insurance = await prepareInsurance(ctx, { accountId, quote: item.quote, stays: toInsure });
    toInsure = toInsure.filter(({ itemId }) => itemId !== insurance.stayItemId);
    prepared.push(insurance.item);
  }
  return prepared;
};
