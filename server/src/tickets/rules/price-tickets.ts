import { divideHalfEven, percentOf } from '@golark/contract/money/rounding';
import type { PricedLine } from '#pricing';

/** Of the price of the seat, paid by the buyer; it is part of every price that is shown. */
export const serviceFeePercent = 15;

/** A facility charge is at most this part of a ticket's price, so that a cheap ticket isn't mostly charge. */
const highestFacilityPercent = 20;

/** What one ticket consists of, in cents. Adds up to its price exactly. */
export interface TicketParts {
  seatAmount: number;
  feeAmount: number;
  facilityAmount: number;
}

/** Divides an all-in price into what the seller sold the seat for, the service fee and the charge of the venue. */
export const partsOfTicket = (priceAmount: number, facilityChargeAmount: number): TicketParts => {
  const facilityAmount = Math.min(
    facilityChargeAmount,
    Math.floor((priceAmount * highestFacilityPercent) / 100),
  );
  const seatAmount = divideHalfEven((priceAmount - facilityAmount) * 100, 100 + serviceFeePercent);
  return { seatAmount, feeAmount: priceAmount - facilityAmount - seatAmount, facilityAmount };
};

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
  const memberAmount = percentOf(feeAmount * quantity, memberPercentOff);
  const all: PricedLine[] = [
    { code: 'tickets', params: { count: quantity }, quantity, amount: seatAmount * quantity },
    { code: 'ticket_fee', params: {}, quantity, amount: feeAmount * quantity },
    { code: 'ticket_fee_member', params: { percent: memberPercentOff }, quantity: 1, amount: -memberAmount },
    { code: 'facility_charge', params: {}, quantity, amount: facilityAmount * quantity },
  ];
  const lines = all.filter(({ amount }) => amount !== 0);
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
};
