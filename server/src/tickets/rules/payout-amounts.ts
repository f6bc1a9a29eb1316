import { partsOfTicket } from './price-tickets.ts';
import { sellerFeeOf } from './seller-fee.ts';

export interface PayoutTerms {
  /** Cents per ticket, all in. */
  priceAmount: number;
  /** Cents per ticket. */
  facilityChargeAmount: number;
  quantity: number;
}

/** Cents. `total` is what is left of `buyerPays` without the others. */
export interface PayoutAmounts {
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
