import { type LineCode, type LineParams, priceLineKinds } from '@golark/contract/pricing/rules';
import { guestCountOf, type Party } from '@golark/contract/stays/rules';
import { basisPointsOf, percentOf } from './round-money.ts';

/** The platform's fee on the price of lodging, 10 %. */
export const serviceFeePercent = 10;
/** What members get off the rate where the platform pays for it. */
export const platformMemberDiscountPercent = 10;
const weeklyNights = 7;
const monthlyNights = 28;

/** What a price is computed from. Amounts are cents. */
export interface PriceInputs {
  /** One amount per night, for all rooms together. */
  nightlyAmounts: number[];
  cleaningFeeAmount: number;
  petFeeAmount: number;
  /** Per night, for each guest above `includedGuests`. */
  extraGuestFeeAmount: number;
  includedGuests: number;
  weeklyDiscountPercent: number;
  monthlyDiscountPercent: number;
  memberDiscountPercent: number;
  /** Who pays for the member discount; the guest's price is the same either way. */
  memberDiscountFunder: 'host' | 'platform';
  /** Infants are free. */
  party: Party;
  taxes: StayTax[];
}

export interface StayTax {
  name: string;
  nameEs: string | null;
  /** `co` or `co-denver`: who receives it. */
  jurisdiction: string;
  basisPoints: number;
}

/** One line of a price: a code and what its text contains, never the text itself. */
export interface PricedLine {
  code: LineCode;
  params: LineParams;
  quantity: number;
  /** Cents; discounts are negative. */
  amount: number;
}

export interface PricedStay {
  lines: PricedLine[];
  subtotal: number;
  taxes: number;
  total: number;
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const line = (
  code: LineCode,
  amount: number,
  { quantity = 1, ...params }: LineParams & { quantity?: number } = {},
): PricedLine => ({ code, params, quantity, amount });

const lengthDiscount = (inputs: PriceInputs, nightsTotal: number): PricedLine => {
  const nights = inputs.nightlyAmounts.length;
  const { monthlyDiscountPercent, weeklyDiscountPercent } = inputs;
  if (nights >= monthlyNights && monthlyDiscountPercent > 0) {
    const amount = -percentOf(nightsTotal, monthlyDiscountPercent);
    return line('monthly_discount', amount, { percent: monthlyDiscountPercent });
  }
  const percent = nights >= weeklyNights ? weeklyDiscountPercent : 0;
  return line('weekly_discount', -percentOf(nightsTotal, percent), { percent });
};

const lodgingLines = (inputs: PriceInputs, isMember: boolean): PricedLine[] => {
  const nights = inputs.nightlyAmounts.length;
  const rate = sum(inputs.nightlyAmounts);
  const length = lengthDiscount(inputs, rate);
  const percent = isMember ? inputs.memberDiscountPercent : 0;
  const memberDiscount =
    inputs.memberDiscountFunder === 'host' ? 'member_discount' : 'member_discount_platform';
  const guests = Math.max(0, guestCountOf(inputs.party) - inputs.includedGuests);
  return [
    line('nights', rate, { nights, quantity: nights }),
    length,
    line(memberDiscount, -percentOf(rate + length.amount, percent), { percent }),
    line('extra_guests', guests * inputs.extraGuestFeeAmount * nights, {
      guests,
      nights,
      quantity: guests * nights,
    }),
    line('pet_fee', inputs.party.pets ? inputs.petFeeAmount : 0),
    line('cleaning_fee', inputs.cleaningFeeAmount),
  ];
};

const taxLine = (taxable: number, tax: StayTax): PricedLine =>
  line('occupancy_tax', basisPointsOf(taxable, tax.basisPoints), {
    name: tax.name,
    jurisdiction: tax.jurisdiction,
    basisPoints: tax.basisPoints,
    ...(tax.nameEs ? { nameEs: tax.nameEs } : {}),
  });

/**
 * The price of a stay, line by line; each line is rounded once, half to even, and the lines add up to the total.
 * Adjustments apply in this order: rate, length of stay, member discount; then fees; then the service fee on all of
 * these; then taxes on the taxable lines. Two nights at $100.00, cleaning $50.00, 10 % tax:
 * 200.00 + 50.00 + 25.00 + 25.00 = $300.00.
 */
export const priceStay = (inputs: PriceInputs, isMember: boolean): PricedStay => {
  const lodging = lodgingLines(inputs, isMember);
  const lodgingAmount = sum(lodging.map(({ amount }) => amount));
  const serviceFee = line('service_fee', percentOf(lodgingAmount, serviceFeePercent), {
    percent: serviceFeePercent,
  });
  const charged = [...lodging, serviceFee];
  const taxable = sum(
    charged.flatMap(({ code, amount }) => (priceLineKinds[code].isTaxable ? [amount] : [])),
  );
  const taxLines = inputs.taxes.map((tax) => taxLine(taxable, tax));
  const subtotal = lodgingAmount + serviceFee.amount;
  const taxes = sum(taxLines.map(({ amount }) => amount));
  return {
    lines: [...charged, ...taxLines].filter(({ amount }) => amount !== 0),
    subtotal,
    taxes,
    total: subtotal + taxes,
  };
};

/** The amount that counts as nightly rates, discounts included: the "average nightly" figure times the nights. */
export const nightlyAmountOfLines = (lines: readonly PricedLine[]): number =>
  sum(lines.flatMap(({ code, amount }) => (priceLineKinds[code].countsAsNightly ? [amount] : [])));
