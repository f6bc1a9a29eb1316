import { dayInZone } from '@golark/contract/dates/rules';
import { membershipTimeZone } from '@golark/contract/membership/rules';
import type { OrderItemInput } from '@golark/contract/orders/schemas';
import { findQuoteToBook, getBookableTerms, prepareStay, type QuoteToBook } from '#booking';
import { prepareMembership } from '#membership';
import type { PreparedItem } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { variantFor } from '#pricing';
import { getOwnHold, type HoldRow, needsConfirmation, prepareTickets } from '#tickets';

type StayInput = Extract<OrderItemInput, { kind: 'stay' }>;
type TicketsInput = Extract<OrderItemInput, { kind: 'tickets' }>;
export type MembershipInput = Extract<OrderItemInput, { kind: 'membership' }>;

/** A stay with what is known of its quote. */
export type QuotedStay = StayInput & QuoteToBook;
/** Tickets with their hold. */
type HeldTickets = TicketsInput & { hold: HoldRow };
export type KnownItem = QuotedStay | HeldTickets | MembershipInput;

export const membershipOf = (items: readonly KnownItem[]): MembershipInput | undefined =>
  items.find((item) => item.kind === 'membership');

const withSource = async (ctx: Context, caller: AccountCaller, item: OrderItemInput): Promise<KnownItem> => {
  const { accountId } = caller;
  if (item.kind === 'stay')
    return { ...item, ...(await findQuoteToBook(ctx.db, { quoteId: item.quoteId, accountId })) };
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
  if (item.booked && !item.booked.isOwn) throw notFound('This quote');
  return item.booked?.orderId ?? null;
};

export interface Prepared {
  item: PreparedItem;
  /** The day on which it is due. */
  dueOn: string;
}

const prepareQuotedStay = async (
  ctx: Context,
  caller: AccountCaller,
  { input, joins, couponCode }: { input: QuotedStay; joins: boolean; couponCode: string | undefined },
): Promise<Prepared> => {
  const { quoteId, quote } = input;
  const terms = await getBookableTerms(ctx, caller, { quoteId, stored: quote, joins, couponCode });
  return {
    item: await prepareStay(ctx, { input, terms, accountId: caller.accountId, joins }),
    dueOn: terms.dueOn,
  };
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
  { item, joins, couponCode }: { item: KnownItem; joins: boolean; couponCode: string | undefined },
): Promise<Prepared> => {
  if (item.kind === 'stay') return prepareQuotedStay(ctx, caller, { input: item, joins, couponCode });
  if (item.kind === 'tickets') return prepareHeldTickets(ctx, caller, { input: item, joins });
  return {
    item: await prepareMembership(ctx, caller, item),
    dueOn: dayInZone(ctx.clock.now(), membershipTimeZone),
  };
};
