import { randomBytes } from 'node:crypto';
import { dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { Price, Quote, Rate } from '@golark/contract/pricing/schemas';
import { datesUnavailable, listOffers } from '#calendars';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { type Failure, invalidField, notFound } from '#platform/failure';
import type { StayRow } from '#stays';
import { labelOf } from './line-labels.ts';
import { type Asked, type Offer, priceOffer } from './price-offer.ts';
import { cancellationSchedule, type Policy } from './rules/cancellation-schedule.ts';
import type { PricedStay } from './rules/price-stay.ts';
import { type BrokenRule, brokenDates } from './rules/stay-rules.ts';
import { findQuote, insertQuote } from './store.ts';
import { taxesOf, taxTable } from './taxes.ts';

const quoteMinutes = 15;
const maxQuoteNights = 365;

/** What a quote promises; kept with it, and copied into the booking. */
export interface QuoteTerms {
  asked: Asked;
  rate: Rate;
}

const presentPrice = (
  offer: Offer,
  priced: PricedStay,
  { locale, savings }: { locale: Locale; savings: number },
): Price => ({
  nightly: offer.nightly.map(({ date, amount }) => ({ date, amount: usd(amount) })),
  lines: priced.lines.map((line) => ({
    code: line.code,
    label: labelOf(line, offer.nightly.length, locale),
    amount: usd(line.amount),
  })),
  subtotal: usd(priced.subtotal),
  taxes: usd(priced.taxes),
  total: usd(priced.total),
  savings: usd(savings),
});

const presentRate = (
  ctx: Context,
  caller: Caller,
  found: { stay: StayRow; asked: Asked; offer: Offer },
): Rate => {
  const { stay, asked, offer } = found;
  const applies = caller.session?.isMember ? 'member' : 'nonMember';
  const now = ctx.clock.now();
  const roomNames = new Map(stay.rooms.map((room) => [room.id, room.name]));
  const { locale } = caller;
  return {
    version: 2,
    propertyId: stay.id,
    arriveDay: asked.arriveDay,
    departDay: asked.departDay,
    nights: nightsBetween(asked.arriveDay, asked.departDay),
    rooms: offer.rooms.map(({ roomTypeId, units }) => ({
      roomTypeId,
      units,
      name: roomNames.get(roomTypeId) ?? '',
    })),
    nonMember: presentPrice(offer, offer.nonMember, { locale, savings: 0 }),
    member: presentPrice(offer, offer.member, {
      locale,
      savings: offer.nonMember.total - offer.member.total,
    }),
    applies,
    cancellation: cancellationSchedule({
      policy: stay.cancellation_policy as Policy,
      stateId: stay.state_id,
      arriveDay: asked.arriveDay,
      checkInFrom: stay.check_in_from,
      timeZone: stay.time_zone,
      bookedAt: now,
      lines: offer[applies].lines,
    }),
    payment: {
      schedule: [{ dueOn: dayInZone(now, stay.time_zone), amount: usd(offer[applies].total) }],
    },
  };
};

const ruleFailure = ({ path, rule, limit }: BrokenRule): Failure =>
  invalidField(path, `stay_${rule}`, limit === undefined ? {} : { limit });

/** The price of a stay now. Throws NOT_FOUND, VALIDATION_ERROR (naming the rule), DATES_UNAVAILABLE. */
export const getRate = async (
  ctx: Context,
  caller: Caller,
  wanted: { id: string; asked: Asked },
): Promise<Rate> => {
  const { id, asked } = wanted;
  const dates = brokenDates(asked);
  if (dates) throw ruleFailure(dates);
  if (nightsBetween(asked.arriveDay, asked.departDay) > maxQuoteNights) {
    throw invalidField('departDay', 'stay_max_nights', { limit: maxQuoteNights });
  }
  const { arriveDay: from, departDay: until } = asked;
  const [found, taxes] = await Promise.all([
    listOffers(ctx.db, [id], { from, until, locale: caller.locale }),
    taxTable(ctx),
  ]);
  const offered = found.get(id);
  if (!offered) throw notFound('This stay');
  const { stay, rooms } = offered;
  const result = priceOffer(
    {
      stay,
      rooms,
      taxes: taxesOf(taxes, { stateId: stay.state_id, cityId: stay.city_id, locale: caller.locale }),
      now: ctx.clock.now(),
    },
    asked,
  );
  if (result.ok) return presentRate(ctx, caller, { stay, asked, offer: result.offer });
  if (result.refusal === 'rule') throw ruleFailure(result.rule);
  throw datesUnavailable();
};

/** As `getRate`, kept for 15 minutes under an id that nobody can guess. */
export const getQuote = async (
  ctx: Context,
  caller: Caller,
  wanted: { id: string; asked: Asked },
): Promise<Quote> => {
  const rate = await getRate(ctx, caller, wanted);
  const quoteId = randomBytes(16).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + quoteMinutes * 60_000);
  const terms: QuoteTerms = { asked: wanted.asked, rate };
  await insertQuote(ctx.db, { id: quoteId, listingId: rate.propertyId, terms, expiresAt });
  return { ...rate, quoteId, expiresAt: expiresAt.toISOString() };
};

/** A quote given before. Its row is gone an hour after it expired. Throws NOT_FOUND. */
export const getStoredQuote = async (ctx: Context, quoteId: string): Promise<Quote> => {
  const kept = await findQuote(ctx.db, quoteId);
  if (!kept) throw notFound('This quote');
  return { ...(kept.terms as QuoteTerms).rate, quoteId, expiresAt: kept.expires_at.toISOString() };
};
