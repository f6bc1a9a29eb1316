import type { PriceLine } from '@golark/contract/pricing/schemas';
import { basisPointsOf, percentOf } from './round-money.ts';

/** The platform's fee on what the host asks, 10 %. */
export const serviceFeePercent = 10;
const weeklyNights = 7;
const monthlyNights = 28;

/** What a price is worked out from. Amounts are cents. */
export interface PriceInputs {
  /** One amount a night, all rooms together. */
  nightlyAmounts: number[];
  cleaningFeeAmount: number;
  petFeeAmount: number;
  /** A night, for each guest above `includedGuests`. */
  extraGuestFeeAmount: number;
  includedGuests: number;
  weeklyDiscountPercent: number;
  monthlyDiscountPercent: number;
  memberDiscountPercent: number;
  /** Adults and children; infants stay free. */
  guests: number;
  hasPets: boolean;
  taxes: { name: string; basisPoints: number }[];
}

export interface PricedLine {
  code: PriceLine['code'];
  /** A tax's own name. */
  name?: string;
  amount: number;
}

export interface PricedStay {
  lines: PricedLine[];
  subtotal: number;
  taxes: number;
  total: number;
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const lengthDiscount = (inputs: PriceInputs, nightsTotal: number): PricedLine => {
  const nights = inputs.nightlyAmounts.length;
  if (nights >= monthlyNights && inputs.monthlyDiscountPercent > 0) {
    return { code: 'monthly_discount', amount: -percentOf(nightsTotal, inputs.monthlyDiscountPercent) };
  }
  const percent = nights >= weeklyNights ? inputs.weeklyDiscountPercent : 0;
  return { code: 'weekly_discount', amount: -percentOf(nightsTotal, percent) };
};

/**
 * The whole price of a stay, line by line, each line rounded once, half to even; the lines add up to the total exactly.
 * Order: rate, then length, then member discount; then fees, service fee on all of that, taxes on all but the service
 * fee. Two nights at $100.00, cleaning $50.00, 10 % tax: 200.00 + 50.00 + 25.00 + 25.00 = $300.00.
 */
export const priceStay = (inputs: PriceInputs, isMember: boolean): PricedStay => {
  const nights = sum(inputs.nightlyAmounts);
  const length = lengthDiscount(inputs, nights);
  const member = isMember ? -percentOf(nights + length.amount, inputs.memberDiscountPercent) : 0;
  const extraGuests =
    Math.max(0, inputs.guests - inputs.includedGuests) *
    inputs.extraGuestFeeAmount *
    inputs.nightlyAmounts.length;
  const pets = inputs.hasPets ? inputs.petFeeAmount : 0;
  const hostPart = nights + length.amount + member + extraGuests + pets + inputs.cleaningFeeAmount;
  const serviceFee = percentOf(hostPart, serviceFeePercent);
  const taxLines: PricedLine[] = inputs.taxes.map((tax) => ({
    code: 'occupancy_tax',
    name: tax.name,
    amount: basisPointsOf(hostPart, tax.basisPoints),
  }));
  const all: PricedLine[] = [
    { code: 'nights', amount: nights },
    length,
    { code: 'member_discount', amount: member },
    { code: 'extra_guests', amount: extraGuests },
    { code: 'pet_fee', amount: pets },
    { code: 'cleaning_fee', amount: inputs.cleaningFeeAmount },
    { code: 'service_fee', amount: serviceFee },
    ...taxLines,
  ];
  const taxes = sum(taxLines.map((line) => line.amount));
  const subtotal = hostPart + serviceFee;
  return { lines: all.filter((line) => line.amount !== 0), subtotal, taxes, total: subtotal + taxes };
};
