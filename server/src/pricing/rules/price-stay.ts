import { percentOf } from '@golark/contract/money/rounding';
import { longTermNights } from '@golark/contract/pricing/cancellation';
import { type LineCode, type LineParams, priceLineKinds } from '@golark/contract/pricing/rules';
import { couponAmount } from './coupon.ts';
import { feeLines } from './fee-lines.ts';
import { lodgingTaxOf, type TaxedStay, taxedNightsOf } from './lodging-tax.ts';
import type { PricedLine, PricedStay, PriceInputs, StayTax } from './priced-stay.ts';

/** The platform's fee on the price of lodging, 10 %. */
export const serviceFeePercent = 10;
const weeklyNights = 7;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const amountOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

const taxableOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((total, { code, amount }) => (priceLineKinds[code].isTaxable ? total + amount : total), 0);

/** No line if nothing is charged or taken off. */
const line = (code: LineCode, amount: number, params: LineParams): PricedLine[] =>
  amount === 0 ? [] : [{ code, params, quantity: 1, amount }];

const lengthDiscount = (inputs: PriceInputs, nightsTotal: number): PricedLine[] => {
  const nights = inputs.nightlyAmounts.length;
  const { monthlyDiscountPercent, weeklyDiscountPercent } = inputs;
  if (nights >= longTermNights && monthlyDiscountPercent > 0) {
    const amount = -percentOf(nightsTotal, monthlyDiscountPercent);
    return line('monthly_discount', amount, { percent: monthlyDiscountPercent });
  }
  const percent = nights >= weeklyNights ? weeklyDiscountPercent : 0;
  return line('weekly_discount', -percentOf(nightsTotal, percent), { percent });
};

/** The larger of the two that the day of booking gives, never both; the last-minute one if they are equal. */
const bookingTimeDiscount = (inputs: PriceInputs, amount: number): PricedLine[] => {
  const { daysAhead, lastMinuteDays, earlyBookingDays } = inputs;
  const lastMinute = daysAhead <= lastMinuteDays ? inputs.lastMinuteDiscountPercent : 0;
  const early = daysAhead >= earlyBookingDays ? inputs.earlyBookingDiscountPercent : 0;
  return early > lastMinute
    ? line('early_booking_discount', -percentOf(amount, early), { percent: early, days: earlyBookingDays })
    : line('last_minute_discount', -percentOf(amount, lastMinute), {
        percent: lastMinute,
        days: lastMinuteDays,
      });
};

/** The nightly rates with the discounts that the listing gives to everybody. */
const listedLines = (inputs: PriceInputs): PricedLine[] => {
  const nights = inputs.nightlyAmounts.length;
  const rate = sum(inputs.nightlyAmounts);
  const length = lengthDiscount(inputs, rate);
  const nightsLine: PricedLine = { code: 'nights', params: { nights }, quantity: nights, amount: rate };
  return [
    ...(rate === 0 ? [] : [nightsLine]),
    ...length,
    ...bookingTimeDiscount(inputs, rate + amountOf(length)),
  ];
};

/** The part of the price that a guest who chooses the non-refundable rate does not pay; of `rate`, after the other discounts. */
const nonRefundableLine = (
  { ratePlan, nonRefundableDiscountPercent }: PriceInputs,
  rate: number,
): PricedLine[] => {
  const percent = ratePlan === 'non-refundable' ? nonRefundableDiscountPercent : 0;
  return line('non_refundable_discount', -percentOf(rate, percent), { percent });
};

/** What the minimum of a coupon is compared with: the same for both rate plans, so that neither loses the coupon. */
export const discountedRate = (inputs: PriceInputs): number => amountOf(listedLines(inputs));

/** The lines that are the same for members and others: the rates before the member discount and the coupon, and the fees. */
interface SharedLines {
  /** The listed rate with the discount of the rate plan. */
  rates: PricedLine[];
  listedRate: number;
  fees: PricedLine[];
}

const sharedLines = (inputs: PriceInputs): SharedLines => {
  const listed = listedLines(inputs);
  const listedRate = amountOf(listed);
  return { rates: [...listed, ...nonRefundableLine(inputs, listedRate)], listedRate, fees: feeLines(inputs) };
};

const rateLines = (
  { coupon, memberDiscountFunder, memberDiscountPercent }: PriceInputs,
  { rates, listedRate }: SharedLines,
  isMember: boolean,
): PricedLine[] => {
  const chosen = amountOf(rates);
  const percent = isMember ? memberDiscountPercent : 0;
  const code = memberDiscountFunder === 'host' ? 'member_discount' : 'member_discount_platform';
  const lines = [...rates, ...line(code, -percentOf(chosen, percent), { percent })];
  if (!coupon) return lines;
  const taken = couponAmount(coupon, { rate: listedRate, remaining: amountOf(lines) });
  return [...lines, ...line('coupon', -taken, { code: coupon.code })];
};

const taxLine = (stay: TaxedStay, tax: StayTax): PricedLine[] => {
  const nights = stay.nightlyAmounts.length;
  const taxed = taxedNightsOf(tax, nights);
  return line('occupancy_tax', lodgingTaxOf(stay, tax), {
    name: tax.name,
    jurisdiction: tax.jurisdiction,
    basisPoints: tax.basisPoints,
    ...(tax.nameEs ? { nameEs: tax.nameEs } : {}),
    ...(taxed < nights ? { firstNights: taxed } : {}),
  });
};

const priceWith = (inputs: PriceInputs, shared: SharedLines, isMember: boolean): PricedStay => {
  const lines = [...rateLines(inputs, shared, isMember), ...shared.fees];
  const percent = inputs.serviceFeePercent;
  lines.push(...line('service_fee', percentOf(amountOf(lines), percent), { percent }));
  const subtotal = amountOf(lines);
  const { nightlyAmounts, roomCount } = inputs;
  const taxed = { nightlyAmounts, roomCount, taxable: taxableOf(lines) };
  for (const tax of inputs.taxes) lines.push(...taxLine(taxed, tax));
  const total = amountOf(lines);
  return { lines, subtotal, taxes: total - subtotal, total };
};

/**
 * The price of a stay, line by line; each line is rounded once, half to even, and the lines add up to the total.
 * Adjustments apply in this order: rate, length of stay, last-minute or early booking, non-refundable rate, member discount, coupon; then fees;
 * then the service fee on all of these; then taxes on the taxable lines. Two nights at $100.00, cleaning $50.00, 10 % tax:
 * 200.00 + 50.00 + 25.00 + 25.00 = $300.00.
 */
export const priceStay = (inputs: PriceInputs, isMember: boolean): PricedStay =>
  priceWith(inputs, sharedLines(inputs), isMember);

/** Both prices of a stay, computed from the same inputs; the lines that are the same for both are computed once. */
export const priceVariants = (inputs: PriceInputs): { member: PricedStay; nonMember: PricedStay } => {
  const shared = sharedLines(inputs);
  return { member: priceWith(inputs, shared, true), nonMember: priceWith(inputs, shared, false) };
};

/** The amount that counts as nightly rates, discounts included: the "average nightly" figure times the nights. */
export const nightlyAmountOfLines = (lines: readonly PricedLine[]): number =>
  lines.reduce(
    (total, { code, amount }) => (priceLineKinds[code].countsAsNightly ? total + amount : total),
    0,
  );
