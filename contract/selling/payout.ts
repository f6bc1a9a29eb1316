import { percentOf } from '../money/rounding.ts';
import { exampleTicket, partsOfTicket } from '../tickets/price-parts.ts';
import { sellerFeePercent } from './rules.ts';

/** `sellerFeeOf(14192)` is 1135. */
export const sellerFeeOf = (seatsAmount: number): number => percentOf(seatsAmount, sellerFeePercent);

export interface PayoutTerms {
  /** Cents per ticket, all in. */
  priceAmount: number;
  /** Cents per ticket. */
  facilityChargeAmount: number;
  quantity: number;
}

/** Cents. `total` is what is left of `buyerPays` without the others. */
interface PayoutAmounts {
  buyerPays: number;
  ticketFee: number;
  facilityCharge: number;
  sellerFee: number;
  total: number;
}

/** What a seller gets for tickets that are sold together, as the ledger posts it. */
export const payoutAmounts = (terms: PayoutTerms): PayoutAmounts => {
  const { priceAmount, facilityChargeAmount, quantity } = terms;
  const { seatAmount, feeAmount, facilityAmount } = partsOfTicket(priceAmount, facilityChargeAmount);
  const seatsAmount = seatAmount * quantity;
  const sellerFee = sellerFeeOf(seatsAmount);
  return {
    buyerPays: priceAmount * quantity,
    ticketFee: feeAmount * quantity,
    facilityCharge: facilityAmount * quantity,
    sellerFee,
    total: seatsAmount - sellerFee,
  };
};

/** For sentences: of $100 that a buyer pays, the seller gets about $78. */
export const examplePayout = payoutAmounts({ ...exampleTicket, quantity: 1 });
