import { basisPointsOf } from '@golark/contract/money/rounding';
import type { StayTax } from './priced-stay.ts';

/** The stay that is taxed. Amounts are cents. */
export interface TaxedStay {
  /** One amount per night, for all rooms together. */
  nightlyAmounts: readonly number[];
  roomCount: number;
  /** The sum of the taxable lines. */
  taxable: number;
}

/** How many nights of a stay are taxed: all, the first ones, or none of a stay that is long enough to be exempt. */
export const taxedNightsOf = (
  { taxedNights, exemptFromNights }: Pick<StayTax, 'taxedNights' | 'exemptFromNights'>,
  nights: number,
): number => {
  if (exemptFromNights !== undefined && nights >= exemptFromNights) return 0;
  return Math.min(nights, taxedNights ?? nights);
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The part of an amount that is of the first nights, by their rates; rounded down. Products of cents exceed what a number holds exactly. */
const shareOf = (amount: number, first: readonly number[], all: readonly number[]): number => {
  const [part, whole] = sum(all) > 0 ? [sum(first), sum(all)] : [first.length, all.length];
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
};

const least = (...amounts: readonly (number | undefined)[]): number =>
  Math.min(...amounts.filter((amount) => amount !== undefined));

/**
 * A lodging tax on a stay, in cents: the rate of what is taxable of the taxed nights, and an amount for each of these nights and each room,
 * both together up to the caps. Two nights at $100.00 at 5 % with $1.50 for each night: $13.00.
 */
export const lodgingTaxOf = (stay: TaxedStay, tax: StayTax): number => {
  const { nightlyAmounts, roomCount, taxable } = stay;
  const nights = taxedNightsOf(tax, nightlyAmounts.length);
  if (nights === 0) return 0;
  const taxed =
    nights === nightlyAmounts.length
      ? taxable
      : shareOf(taxable, nightlyAmounts.slice(0, nights), nightlyAmounts);
  const roomNights = nights * roomCount;
  const { basisPoints, nightAmount = 0, mostPerNight, mostPerStay } = tax;
  const amount = basisPointsOf(taxed, basisPoints) + nightAmount * roomNights;
  return least(amount, mostPerNight === undefined ? undefined : mostPerNight * roomNights, mostPerStay);
};
