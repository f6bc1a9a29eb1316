import { nightsBetween } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { Price, PriceLine, Rate } from '@golark/contract/pricing/schemas';
import type { StayRow } from '#stays';
import { type LabeledLine, labelOf } from './line-labels.ts';
import { presentPaymentPlans } from './payment-plans.ts';
import type { Offer } from './price-offer.ts';
import { passportOf } from './price-passport.ts';
import { type QuoteTerms, scheduleOfQuote } from './quote-terms.ts';
import { plansOf, withRatePlan } from './rate-plans.ts';
import type { RequestedStay } from './requested-stay.ts';
import { guestsOfUnits } from './rules/allocate-rooms.ts';
import type { PricedStay } from './rules/priced-stay.ts';

/** A line in the language of its reader. */
export const presentLine = (line: LabeledLine & { amount: number }, locale: Locale): PriceLine => ({
  code: line.code,
  label: labelOf(line, locale),
  amount: usd(line.amount),
});

export interface PriceParts extends PricedStay {
  nightly: readonly { date: string; amount: number }[];
  savings: number;
}

export const presentPrice = (price: PriceParts, locale: Locale): Price => ({
  nightly: price.nightly.map(({ date, amount }) => ({ date, amount: usd(amount) })),
  lines: price.lines.map((line) => presentLine(line, locale)),
  subtotal: usd(price.subtotal),
  taxes: usd(price.taxes),
  total: usd(price.total),
  savings: usd(price.savings),
});

/** Both prices of a quote. */
const presentPrices = (
  { nightly, member, nonMember }: QuoteTerms['offer'],
  locale: Locale,
): Record<'nonMember' | 'member', Price> => ({
  nonMember: presentPrice({ ...nonMember, nightly, savings: 0 }, locale),
  member: presentPrice({ ...member, nightly, savings: nonMember.total - member.total }, locale),
});

const withoutNights = ({ nightly: _nightly, ...price }: Price): Omit<Price, 'nightly'> => price;

/** Each rate plan of a quote with its prices and deadlines; `chosen` are those of the chosen one. */
const presentPlans = (
  terms: QuoteTerms,
  locale: Locale,
  chosen: ReturnType<typeof presentPrices> & Pick<Rate, 'cancellation'>,
): Rate['ratePlans'] =>
  plansOf(terms.offer).map((ratePlan) => {
    const plan = withRatePlan(terms, ratePlan);
    const { nonMember, member, cancellation } =
      plan === terms
        ? chosen
        : {
            ...presentPrices(plan.offer, locale),
            cancellation: scheduleOfQuote(plan, new Date(plan.pricedAt)),
          };
    return {
      ratePlan,
      discountPercent: ratePlan === 'non-refundable' ? plan.offer.inputs.nonRefundableDiscountPercent : 0,
      nonMember: withoutNights(nonMember),
      member: withoutNights(member),
      cancellation,
    };
  });

/** The rooms of a quote with who sleeps in each of them; `listing` is in the reader's language. */
export const presentRooms = (
  { offer, stay }: { offer: Pick<Offer, 'rooms'>; stay: Pick<RequestedStay, 'party'> },
  listing: Pick<StayRow, 'rooms'>,
): Rate['rooms'] =>
  offer.rooms.map((allocated) => {
    const { roomTypeId, units } = allocated;
    const room = listing.rooms.find(({ id }) => id === roomTypeId);
    const guests = guestsOfUnits(allocated, { party: stay.party, maxGuests: room?.max_guests ?? 0 });
    return { roomTypeId, units, name: room?.name ?? '', guests };
  });

/** The terms of a quote as the contract shows them, in the language of the reader. */
export const presentRate = (terms: QuoteTerms, listing: StayRow, locale: Locale): Rate => {
  const { stay, offer, applies, dueOn } = terms;
  const { arriveDay, departDay } = stay.dates;
  const prices = presentPrices(offer, locale);
  const cancellation = scheduleOfQuote(terms, new Date(terms.pricedAt));
  return {
    version: 2,
    propertyId: listing.id,
    arriveDay,
    departDay,
    nights: nightsBetween(arriveDay, departDay),
    rooms: presentRooms(terms, listing),
    ...prices,
    applies,
    passport: passportOf(terms, applies),
    coupon: offer.inputs.coupon && { code: offer.inputs.coupon.code },
    ratePlan: offer.inputs.ratePlan,
    ratePlans: presentPlans(terms, locale, { ...prices, cancellation }),
    cancellation,
    payment: { schedule: [{ dueOn, amount: usd(offer[applies].total) }] },
    paymentPlans: presentPaymentPlans(terms),
  };
};
