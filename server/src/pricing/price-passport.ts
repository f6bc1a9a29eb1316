import { createHash } from 'node:crypto';
import { addDays } from '@golark/contract/dates/rules';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import { type RoomCalendar, rateOf } from '#calendars';
import type { Offer } from './price-offer.ts';
import type { PriceVariant, QuoteTerms } from './quote-terms.ts';
import { canonicalJson } from './rules/canonical-json.ts';
import { type PricedLine, type PricedStay, priceStay } from './rules/price-stay.ts';

type PassportNight = PricePassport['nights'][number];

/** Where the rate of each night of the allocated rooms comes from. */
export const nightsOfOffer = (
  offer: Pick<Offer, 'rooms' | 'nightly'>,
  calendars: readonly RoomCalendar[],
): PassportNight[] => {
  const byId = new Map(calendars.map((room) => [room.roomTypeId, room]));
  return offer.nightly.flatMap(({ date }) =>
    offer.rooms.flatMap(({ roomTypeId, units }) => {
      const room = byId.get(roomTypeId);
      return room ? [{ date, roomTypeId, units, ...rateOf(room, date) }] : [];
    }),
  );
};

const hashOf = (passport: Omit<PricePassport, 'hash'>): string =>
  createHash('sha256').update(canonicalJson(passport)).digest('hex');

/** Every input of one of the two prices of a quote. The ages of children are none: they change no price. */
export const passportOf = (terms: QuoteTerms, variant: PriceVariant): PricePassport => {
  const { stay, offer, nights, listingId } = terms;
  const { nightlyAmounts, party, taxes, ...rules } = offer.inputs;
  const { adults, children, infants, pets } = party;
  const { arriveDay, departDay } = stay.dates;
  const passport = {
    ...{ version: 1 as const, listingId, arriveDay, departDay },
    pricedOn: addDays(arriveDay, -rules.daysAhead),
    ...{ variant, party: { adults, children, infants, pets }, nights },
    rules: { ...rules, hostFees: [...rules.hostFees] },
    ...{ taxes, total: offer[variant].total },
  };
  return { ...passport, hash: hashOf(passport) };
};

const nightlyAmountsOf = (nights: readonly PassportNight[]): number[] => {
  const sums = new Map<string, number>();
  for (const { date, units, amount } of nights) sums.set(date, (sums.get(date) ?? 0) + units * amount);
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([, amount]) => amount);
};

/** The price again, from the stored inputs alone. */
export const replayPrice = ({ nights, party, rules, taxes, variant }: PricePassport): PricedStay =>
  priceStay(
    { ...rules, taxes, party: { ...party, childAges: [] }, nightlyAmounts: nightlyAmountsOf(nights) },
    variant === 'member',
  );

/** Why a passport does not prove the lines that were sold; null if it does. */
export const passportFault = (
  { hash, ...passport }: PricePassport,
  sold: readonly Pick<PricedLine, 'code' | 'amount'>[],
): 'hash' | 'total' | 'lines' | null => {
  if (hashOf(passport) !== hash) return 'hash';
  const { lines, total } = replayPrice({ ...passport, hash });
  if (total !== passport.total) return 'total';
  const figures = (of: typeof sold): string => of.map(({ code, amount }) => `${code} ${amount}`).join();
  return figures(lines) === figures(sold) ? null : 'lines';
};
