import type { Day } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import { type PayoutTerms, payoutAmounts } from '@golark/contract/selling/payout';
import type { Payout } from '@golark/contract/selling/payout-schemas';
import { sellerFeePercent } from '@golark/contract/selling/rules';

/** What the seller gets and why; fees that are zero have no line. */
export const presentPayout = (terms: PayoutTerms, paidOn: Day): Payout => {
  const amounts = payoutAmounts(terms);
  const fees: Payout['lines'] = [
    { code: 'ticket_fee', amount: usd(-amounts.ticketFee) },
    { code: 'facility_charge', amount: usd(-amounts.facilityCharge) },
    { code: 'seller_fee', amount: usd(-amounts.sellerFee) },
  ];
  return {
    lines: [
      { code: 'buyer_pays', amount: usd(amounts.buyerPays) },
      ...fees.filter(({ amount }) => amount.amount < 0),
    ],
    total: usd(amounts.total),
    sellerFeePercent,
    paidOn,
  };
};
