import { createHash } from 'node:crypto';
import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import { type RoomCalendar, rateOf } from '#calendars';
import type { Offer } from './price-offer.ts';
import type { PriceVariant, QuoteTerms } from './quote-terms.ts';
import { canonicalJson } from './rules/canonical-json.ts';
import { priceStay } from './rules/price-stay.ts';
import type { PricedLine, PricedStay } from './rules/priced-stay.ts';

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

type Hashed =
  | Omit<Extract<PricePassport, { version: 1 }>, 'hash'>
  | Omit<Extract<PricePassport, { version: 2 }>, 'hash'>;

const hashOf = (passport: Hashed): string =>
  createHash('sha256').update(canonicalJson(passport)).digest('hex');

/** Every input of one of the two prices of a quote. The ages of children are none: they change no price. */
export const passportOf = (terms: QuoteTerms, variant: PriceVariant): PricePassport => {
  const { stay, offer, nights, listingId } = terms;
  const { nightlyAmounts, party, taxes, ratePlan, ...rules } = offer.inputs;
  const { adults, children, infants, pets } = party;
  const { arriveDay, departDay } = stay.dates;
  const passport = {
    ...{ version: 2 as const, listingId, arriveDay, departDay },
    pricedOn: addDays(arriveDay, -rules.daysAhead),
    ...{ ratePlan, variant, party: { adults, children, infants, pets }, nights },
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

/** Version 1 is from before rate plans: the same rules, with the policy of the host alone. */
const planInputsOf = (passport: PricePassport) =>
  passport.version === 1
    ? { ...passport.rules, ratePlan: 'standard' as const, nonRefundableDiscountPercent: 0 }
    : { ...passport.rules, ratePlan: passport.ratePlan };

/** The price again, from the stored inputs alone. */
export const replayPrice = (passport: PricePassport): PricedStay => {
  const { nights, party, taxes, variant } = passport;
  return priceStay(
    {
      ...planInputsOf(passport),
      ...{ taxes, party: { ...party, childAges: [] }, nightlyAmounts: nightlyAmountsOf(nights) },
    },
    variant === 'member',
  );
};

/** The passport of a booked stay at other dates, for other guests or in fewer rooms: rules, taxes, rate plan and day of booking remain. */
export const changedPassport = (
  { hash: _hash, ...booked }: PricePassport,
  {
    roomCount,
    coupon,
    ...changed
  }: Pick<PricePassport, 'arriveDay' | 'departDay' | 'party' | 'nights'> &
    Pick<PricePassport['rules'], 'roomCount' | 'coupon'>,
): { passport: PricePassport; price: PricedStay; savings: number } => {
  const daysAhead = nightsBetween(booked.pricedOn, changed.arriveDay);
  const inputs = {
    ...booked,
    ...changed,
    hash: '',
    rules: { ...booked.rules, daysAhead, roomCount, coupon },
  } as PricePassport;
  const price = replayPrice(inputs);
  const { hash: _none, ...passport } = { ...inputs, total: price.total };
  const savings =
    booked.variant === 'member' ? replayPrice({ ...inputs, variant: 'nonMember' }).total - price.total : 0;
  return { passport: { ...passport, hash: hashOf(passport) } as PricePassport, price, savings };
};

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
