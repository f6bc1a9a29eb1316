import type { FeeUnit } from '@golark/contract/pricing/fees';
import type { LineCode, LineParams } from '@golark/contract/pricing/rules';
import { guestCountOf } from '@golark/contract/stays/rules';
import type { PricedLine, PriceInputs } from './priced-stay.ts';

interface Counted {
  nights: number;
  rooms: number;
  guests: number;
}

/** How often a fee is charged, and the figures that the text of its line names. */
const countsOf = (unit: FeeUnit, { nights, rooms, guests }: Counted): [number, LineParams] => {
  if (unit === 'stay') return [1, {}];
  if (unit === 'night') return [nights * rooms, { nights, rooms }];
  return unit === 'guest' ? [guests, { guests }] : [nights * guests, { nights, guests }];
};

interface Fee {
  amount: number;
  unit: FeeUnit;
  kind?: string;
}

/** No line if the fee does not apply. */
const feeLine = (code: LineCode, { amount, unit, kind }: Fee, counted: Counted): PricedLine[] => {
  if (amount === 0) return [];
  const [quantity, counts] = countsOf(unit, counted);
  if (quantity === 0) return [];
  const params = { ...counts, ...(kind ? { kind } : {}), unit, each: amount };
  return [{ code, params, quantity, amount: amount * quantity }];
};

/** The fees of the host: extra guests, pets, cleaning, and those that the host has named. */
export const feeLines = (inputs: PriceInputs): PricedLine[] => {
  const { party, includedGuests } = inputs;
  const guests = guestCountOf(party);
  const all = { nights: inputs.nightlyAmounts.length, rooms: inputs.roomCount, guests };
  const extra = { ...all, guests: Math.max(0, guests - includedGuests) };
  const petAmount = party.pets ? inputs.petFeeAmount : 0;
  const extraFee = { amount: inputs.extraGuestFeeAmount, unit: inputs.extraGuestFeeUnit };
  return [
    ...feeLine('extra_guests', extraFee, extra),
    ...feeLine('pet_fee', { amount: petAmount, unit: inputs.petFeeUnit }, all),
    ...feeLine('cleaning_fee', { amount: inputs.cleaningFeeAmount, unit: inputs.cleaningFeeUnit }, all),
    ...inputs.hostFees.flatMap((each) =>
      feeLine(each.isTaxable ? 'host_fee' : 'host_fee_untaxed', each, all),
    ),
  ];
};
