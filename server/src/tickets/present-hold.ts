import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { ticketFeePercentOff } from '#membership';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { presentLine, variantFor } from '#pricing';
import { presentEvent, presentPlace } from './present-place.ts';
import { isResale } from './rules/match-offers.ts';
import { priceTickets, type TicketTerms } from './rules/price-tickets.ts';
import { parseRanges } from './rules/seat-ranges.ts';
import type { HoldRow } from './store/holds.ts';

/** The price of a hold for a member and for another buyer. */
export const pricesOf = (
  row: Pick<HoldRow, 'price_amount' | 'facility_charge_amount' | 'quantity'>,
  percentOff: number,
) => {
  const terms: Omit<TicketTerms, 'memberPercentOff'> = {
    priceAmount: row.price_amount,
    facilityChargeAmount: row.facility_charge_amount,
    quantity: row.quantity,
  };
  return {
    nonMember: priceTickets({ ...terms, memberPercentOff: 0 }),
    member: priceTickets({ ...terms, memberPercentOff: percentOff }),
  };
};

const statusOf = (row: HoldRow, now: Date): Hold['status'] => {
  if (row.status === 'SOLD') return 'SOLD';
  if (row.status === 'RELEASED') return 'EXPIRED';
  if (row.item_id !== null) return 'ORDERED';
  return row.expires_at > now ? 'HELD' : 'EXPIRED';
};

interface Reader {
  caller: Caller;
  locale?: Locale;
}

/** As `presentHold`, with what is known about the plan already. */
export const presentHeld = (
  row: HoldRow,
  {
    caller,
    locale = caller.locale,
    percentOff,
    now,
  }: Reader & {
    percentOff: number;
    now: Date;
  },
): Hold => {
  const prices = pricesOf(row, percentOff);
  const applies = variantFor(caller);
  const status = statusOf(row, now);
  return {
    id: row.id,
    listingId: row.listing_id,
    event: presentEvent(row, locale),
    place: presentPlace(row, parseRanges(row.seats)[0] ?? null),
    quantity: row.quantity,
    status,
    orderId: row.order_id,
    expiresAt: row.expires_at.toISOString(),
    canExtend: status === 'HELD' && !row.is_extended,
    price: usd(row.price_amount),
    lines: prices[applies].lines.map((line) => presentLine(line, locale)),
    total: usd(prices[applies].total),
    memberTotal: usd(prices.member.total),
    applies,
    disclosures: row.disclosures,
    delivery: row.delivery,
    inHandOn: row.in_hand_on,
    isResale: isResale(row),
  };
};

/** Holds as their buyer sees them, at the prices that apply to the buyer. */
export const presentHolds = async (
  ctx: Context,
  rows: readonly HoldRow[],
  reader: Reader,
): Promise<Hold[]> => {
  const percentOff = await ticketFeePercentOff(ctx.db);
  const now = ctx.clock.now();
  return rows.map((row) => presentHeld(row, { ...reader, percentOff, now }));
};

export const presentHold = async (ctx: Context, row: HoldRow, reader: Reader): Promise<Hold> =>
  presentHeld(row, { ...reader, percentOff: await ticketFeePercentOff(ctx.db), now: ctx.clock.now() });
