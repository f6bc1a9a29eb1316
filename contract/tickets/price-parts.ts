import { divideHalfEven, percentOf } from '../money/rounding.ts';

/** A share of the price of the seat, paid by the buyer; it is part of every price that is shown. */
const ticketFeePercent = 15;

/** A facility charge is at most this part of a ticket's price, so that a cheap ticket isn't mostly charge. */
const highestFacilityPercent = 20;

/** The parts of the price of one ticket, in cents. They add up to its price exactly. */
interface TicketParts {
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
  const seatAmount = divideHalfEven((priceAmount - facilityAmount) * 100, 100 + ticketFeePercent);
  return { seatAmount, feeAmount: priceAmount - facilityAmount - seatAmount, facilityAmount };
};

/** The part of the service fee that a member doesn't pay. */
export const memberFeeDiscount = (feeAmount: number, percentOff: number): number =>
  percentOf(feeAmount, percentOff);

/** Cents. The price and the charge of the venue that sentences about fees have as an example; each event has its own. */
export const exampleTicket = { priceAmount: 10_000, facilityChargeAmount: 250 } as const;

/** The price of two of these tickets for everyone and for a member, in cents: `$200.00` and `$174.56`. */
export const exampleForMembers = (percentOff: number): { usual: number; member: number; count: number } => {
  const count = 2;
  const { priceAmount, facilityChargeAmount } = exampleTicket;
  const usual = priceAmount * count;
  const { feeAmount } = partsOfTicket(priceAmount, facilityChargeAmount);
  return { usual, member: usual - memberFeeDiscount(feeAmount * count, percentOff), count };
};
