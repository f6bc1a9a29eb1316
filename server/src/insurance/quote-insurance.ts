import { randomUUID } from 'node:crypto';
import { dayInZone } from '@golark/contract/dates/rules';
import { insuranceQuoteMinutes } from '@golark/contract/insurance/rules';
import type { InsuranceQuote, InsuranceQuoteInput } from '@golark/contract/insurance/schemas';
import { usd } from '@golark/contract/money/rules';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField, notFound } from '#platform/failure';
import type { InsuranceOffer, InsuranceRequest } from '#platform/insurer';
import { findStay } from '#stays';
import { presentCoverage } from './present-policy.ts';
import { insertInsuranceQuote } from './store.ts';

const askInsurer = async (ctx: Context, request: InsuranceRequest): Promise<InsuranceOffer> => {
  try {
    return await ctx.insurer.quote(request);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the insurer gave no price');
    throw new Failure('UNAVAILABLE', {
      detail: "The insurer doesn't answer. The stay can be booked without it.",
    });
  }
};

/**
 * Asks the insurer what a stay costs to insure, and stores its offer. Throws NOT_FOUND, VALIDATION_ERROR
 * (checkInDate, checkOutDate), UNAVAILABLE.
 */
export const quoteInsurance = async (
  ctx: Context,
  { locale }: Pick<Caller, 'locale'>,
  input: InsuranceQuoteInput,
): Promise<InsuranceQuote> => {
  const { checkInDate: arriveDay, checkOutDate: departDay, bookingTotal, numGuests, booker } = input;
  const now = ctx.clock.now();
  const stay = await findStay(ctx.db, input.propertyId, locale);
  if (!stay) throw notFound('This stay');
  if (departDay <= arriveDay) throw invalidField('checkOutDate', 'stay_order');
  if (arriveDay < dayInZone(now, stay.time_zone)) throw invalidField('checkInDate', 'stay_past');
  const insured = {
    insuredAmount: bookingTotal.amount,
    ...{ arriveDay, departDay },
    guests: numGuests,
    isRefundable: input.refundable,
  };
  const offer = await askInsurer(ctx, {
    ...insured,
    propertyId: stay.id,
    stateId: stay.state_id,
    booker,
  });
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + insuranceQuoteMinutes * 60_000);
  await insertInsuranceQuote(ctx.db, {
    id,
    listing_id: stay.id,
    insured_amount: insured.insuredAmount,
    arrive_day: arriveDay,
    depart_day: departDay,
    guests: numGuests,
    is_refundable: insured.isRefundable,
    premium_amount: offer.premiumAmount,
    coverage: offer.coverage,
    insurer: ctx.insurer.name,
    is_sample: ctx.insurer.isSample,
    reference: offer.reference,
    expires_at: expiresAt,
  });
  return {
    insuranceQuoteId: id,
    premium: usd(offer.premiumAmount),
    insurer: { name: ctx.insurer.name, isSample: ctx.insurer.isSample },
    coverage: presentCoverage(offer.coverage, locale),
    expiresAt: expiresAt.toISOString(),
  };
};
