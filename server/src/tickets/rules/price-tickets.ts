import { memberFeeDiscount, partsOfTicket } from '@golark/contract/tickets/price-parts';
import type { PricedLine } from '#pricing';

export interface TicketPrice {
  lines: PricedLine[];
  /** Cents. */
  total: number;
}

export interface TicketTerms {
  /** Cents per ticket, all in. */
  priceAmount: number;
  /** Cents per ticket. */
  facilityChargeAmount: number;
  quantity: number;
  /** What a Go+ member doesn't pay of the service fee; 0 for other buyers. */
  memberPercentOff: number;
}

/** The lines of a purchase: seats, service fee, facility charge, and what a member saves. */
export const priceTickets = (terms: TicketTerms): TicketPrice => {
  const { priceAmount, facilityChargeAmount, quantity, memberPercentOff } = terms;
  const { seatAmount, feeAmount, facilityAmount } = partsOfTicket(priceAmount, facilityChargeAmount);
  const memberAmount = memberFeeDiscount(feeAmount * quantity, memberPercentOff);
  const all: PricedLine[] = [
    { code: 'tickets', params: { count: quantity }, quantity, amount: seatAmount * quantity },
    { code: 'ticket_fee', params: {}, quantity, amount: feeAmount * quantity },
    { code: 'ticket_fee_member', params: { percent: memberPercentOff }, quantity: 1, amount: -memberAmount },
    { code: 'facility_charge', params: {}, quantity, amount: facilityAmount * quantity },
  ];
  const lines = all.filter(({ amount }) => amount !== 0);
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
};
