import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, payBalance } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { addDays } from '@golark/contract/dates/rules';
import { cancelInsurance } from '@golark/contract/insurance/calls';
import { cancelReservation } from '@golark/contract/partners/calls';
import { saveCard } from '@golark/contract/payments/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import { issueInvoice } from '@golark/contract/receipts/calls';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { addCoupon } from '#pricing';
import { aBookingBody, aListing, anAccount, aTeamMember, goodCard } from '#testing/factories';
import { anInsuranceQuote } from '#testing/insurance';
import { type Round, runStorm, stormTest } from '#testing/storm/storm';
import type { TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const kinds = [
  ...(['book', 'book', 'book twice', 'book insured', 'cancel', 'host cancels', 'change', 'change'] as const),
  ...(['pay balance', 'invoice', 'cancel insurance', 'save card'] as const),
];
type Kind = (typeof kinds)[number];

interface Booked {
  id: string;
  orderId: string;
  accountId: string;
  arriveDay: string;
  policyId: string | null;
}

const guestCount = 4;
const firstNight = testDay(40);
const party = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
let rounds = 0;

/** A home that is not refunded, whose nights come back and are sold again, and a few guests who want the same nights. */
const begin = async (golark: TestApp): Promise<Round<Kind>> => {
  const { db } = golark.ctx;
  const listing = await aListing(db, {
    ...{ cancellation_policy: 'strict', deposit_percent: 30, balance_days_before: 14 },
    non_refundable_discount_percent: 10,
  });
  const couponCode = `STORM${++rounds}`;
  await addCoupon(golark.ctx, {
    ...{ code: couponCode, percent: 20, amount: null, minimumAmount: 0, endsAt: null, mostUses: 2 },
    ...{ mostUsesPerAccount: 1, listingId: null, propertyManagerId: null },
  });
  const host = await anAccount(golark);
  await aTeamMember(db, { propertyManagerId: 'pm-test', accountId: host.account.accountId });
  const guests: LoginResult[] = [];
  for (let i = 0; i < guestCount; i++) guests.push(await anAccount(golark));
  const guestOf = (number: number) => guests[number % guestCount] as LoginResult;

  const bookings = async (number: number): Promise<Booked | undefined> => {
    const { rows } = await sql<Booked>`
      SELECT b.id, i.order_id AS "orderId", o.account_id AS "accountId", b.arrive_day::text AS "arriveDay",
        (SELECT p.id FROM insurance_policies p WHERE p.stay_item_id = b.id LIMIT 1) AS "policyId"
      FROM bookings b JOIN order_items i ON i.id = b.id JOIN orders o ON o.id = i.order_id
      WHERE b.listing_id = ${listing} ORDER BY o.created_at`.execute(db);
    return rows[number % Math.max(rows.length, 1)];
  };

  const book = async (kind: Kind, { first, second }: { first: number; second: number }) => {
    const as = guestOf(first);
    const arriveDay = addDays(firstNight, second % 6);
    const ratePlan = second % 3 === 0 ? ('non-refundable' as const) : ('standard' as const);
    const query = { arriveDay, departDay: addDays(arriveDay, 2), numAdults: 2, ratePlan };
    const { status, body } = await golark.call(getQuote, { params: { globalId: listing }, query, as });
    if (status !== 200) return status;
    const choices = [{}, { couponCode }, ratePlan === 'standard' ? { paymentPlan: 'deposit' as const } : {}];
    const insurance =
      kind === 'book insured'
        ? { insurance: { quoteId: (await anInsuranceQuote(golark, body)).insuranceQuoteId } }
        : {};
    const booked = { ...aBookingBody(body), ...choices[second % choices.length], ...insurance };
    const times = kind === 'book twice' ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => golark.call(bookStay, { as, body: booked })),
    );
    return Math.max(...answers.map((answer) => answer.status));
  };

  const change = async (as: LoginResult, { id, arriveDay }: Booked, number: number) => {
    const dates = { arriveDay, departDay: addDays(arriveDay, 1 + (number % 3)) };
    const moved = number % 2 ? dates : { arriveDay: addDays(arriveDay, 1), departDay: addDays(arriveDay, 3) };
    const params = { bookingId: id };
    const quoted = await golark.call(quoteBookingChange, { as, params, body: { ...moved, ...party } });
    if (quoted.status !== 200) return quoted.status;
    const { quoteId } = quoted.body.quote;
    return (await golark.call(changeBooking, { as, params, body: { quoteId } })).status;
  };

  const act: Round<Kind>['act'] = async (kind, numbers) => {
    const { first, second } = numbers;
    if (kind.startsWith('book')) return book(kind, numbers);
    if (kind === 'save card')
      return (await golark.call(saveCard, { as: guestOf(first), body: goodCard })).status;
    const own = await bookings(first);
    const as = guests.find(({ account }) => account.accountId === own?.accountId);
    if (!own || !as) return null;
    const params = { bookingId: own.id };
    if (kind === 'cancel') return (await golark.call(cancelBooking, { as, params })).status;
    if (kind === 'host cancels')
      return second % 4 ? null : (await golark.call(cancelReservation, { as: host, params })).status;
    if (kind === 'change') return change(as, own, second);
    if (kind === 'pay balance') return (await golark.call(payBalance, { as, params, body: {} })).status;
    if (kind === 'invoice') {
      const body = { companyName: 'Oak & Co', address: '1 Main Street', taxNumber: 'US-77' };
      return (await golark.call(issueInvoice, { as, params: { orderId: own.orderId }, body })).status;
    }
    const { policyId } = own;
    if (!policyId) return null;
    return (await golark.call(cancelInsurance, { as, params: { policyId } })).status;
  };
  return { act };
};

stormTest(
  'stays that are booked, insured, changed, paid, invoiced and canceled at once agree with money and ledger',
  {
    timeout: 7_200_000,
  },
  async () => {
    await runStorm({ name: 'storm of stays', kinds, begin });
    expect(rounds).toBeGreaterThan(1);
  },
);
