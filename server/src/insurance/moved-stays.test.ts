import type { LoginResult } from '@golark/contract/accounts/schemas';
import { cancelBooking } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { addDays } from '@golark/contract/dates/rules';
import { getBookingInsurance } from '@golark/contract/insurance/calls';
import { getOrder, placeOrder } from '@golark/contract/orders/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aDepositQuote } from '#testing/deposits';
import { anAccount, goodCard, logInAgain } from '#testing/factories';
import { anInsuranceQuote, anInsuredStay, type InsuredStay, insuredItems } from '#testing/insurance';
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';
import { sampleInsurer } from './insurer/sample-insurer.ts';

/** An insurer that the tests can take away, or that covers no other days, and remembers what it was told. */
const insurer = { isDown: false, refuses: false, moved: [] as string[] };

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({}, () => ({
    insurer: {
      ...sampleInsurer,
      move: async (_policyNumber, { arriveDay, departDay }) => {
        if (insurer.isDown) throw new Error('the insurer is down');
        insurer.moved.push(`${arriveDay} ${departDay}`);
        return !insurer.refuses;
      },
    },
  }));
});
afterEach(() => {
  Object.assign(insurer, { isDown: false, refuses: false, moved: [] });
  golark.clock.set(testNow);
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const policyOf = async (as: LoginResult, { bookingId }: InsuredStay) =>
  (await golark.call(getBookingInsurance, { as, params: { bookingId } })).body.policy;

const subjects = async (as: LoginResult): Promise<string[]> =>
  (await subjectsTo(golark, as.account.email)).filter((subject) => /insurance/i.test(subject));

/** Moves the stay by so many days, or only its departure. */
const move = async (
  as: LoginResult,
  { bookingId, quote }: InsuredStay,
  by: { arrive: number; depart: number },
) => {
  const params = { bookingId };
  const days = {
    arriveDay: addDays(quote.arriveDay, by.arrive),
    departDay: addDays(quote.departDay, by.depart),
  };
  const body = { ...days, numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
  const asked = await golark.call(quoteBookingChange, { as, params, body });
  const { quoteId } = asked.body.quote;
  const { status, problem } = await golark.call(changeBooking, { as, params, body: { quoteId } });
  if (status !== 200) throw new Error(problem.detail);
  await golark.runJobs();
  return days;
};

test('an insurance covers the new dates of its stay, and says so', async () => {
  const as = await anAccount(golark);
  const insured = await anInsuredStay(golark, as);
  await golark.runJobs();
  expect(await policyOf(as, insured)).toMatchObject({ arriveDay: insured.quote.arriveDay });
  const days = await move(as, insured, { arrive: 2, depart: 3 });
  expect(insurer.moved).toEqual([`${days.arriveDay} ${days.departDay}`]);
  expect(await policyOf(as, insured)).toMatchObject({ status: 'ACTIVE', ...days });
  expect(await subjects(as)).toContain('Your insurance covers the new dates: Cedar cabin');
  // fewer days before the arrival than the ten days of a return
  const sooner = await move(as, insured, { arrive: -12, depart: -12 });
  const policy = await policyOf(as, insured);
  expect(policy).toMatchObject(sooner);
  expect(policy?.refundableUntil?.slice(0, 10)).toBe(sooner.arriveDay);
});

test('an insurer who does not answer is asked again', async () => {
  const as = await anAccount(golark);
  const insured = await anInsuredStay(golark, as);
  await golark.runJobs();
  insurer.isDown = true;
  const days = await move(as, insured, { arrive: 1, depart: 1 });
  expect(await policyOf(as, insured)).toMatchObject({ arriveDay: insured.quote.arriveDay });
  insurer.isDown = false;
  await golark.runRecurring('insurance.move-policies');
  expect(await policyOf(as, insured)).toMatchObject(days);
  await golark.runRecurring('insurance.move-policies');
  expect(insurer.moved).toHaveLength(1);
});

test('an insurance that cannot cover the new dates ends with a full refund', async () => {
  const as = await anAccount(golark);
  const insured = await anInsuredStay(golark, as);
  await golark.runJobs();
  insurer.refuses = true;
  await move(as, insured, { arrive: 1, depart: 1 });
  expect(await policyOf(as, insured)).toMatchObject({ status: 'CANCELED' });
  const { body } = await golark.call(getOrder, { as, params: { orderId: insured.order.id } });
  expect(body.order.refunds).toMatchObject([{ itemId: insured.policyId, amount: insured.insurance.premium }]);
  expect(await subjects(as)).toContain('Your insurance can’t cover the new dates: Cedar cabin');
});

test('one that has to pay for a loss stays in force, whatever the insurer covers', async () => {
  const as = await anAccount(golark);
  const insured = await anInsuredStay(golark, as, { cancellation_policy: 'strict' });
  await golark.passMinutes(60 * 24 * 5);
  insurer.refuses = true;
  const later = await logInAgain(golark, as);
  await move(later, insured, { arrive: 0, depart: -1 });
  await golark.runRecurring('insurance.move-policies');
  expect(await policyOf(later, insured)).toMatchObject({
    status: 'ACTIVE',
    departDay: insured.quote.departDay,
  });
  expect(insurer.moved).toHaveLength(1);
});

test('it ends with a stay of which everything that was paid is refunded, if that was a deposit only', async () => {
  const { as, quote } = await aDepositQuote(golark);
  const insurance = await anInsuranceQuote(golark, quote);
  const [stay, policy] = insuredItems(quote, insurance);
  if (!stay || !policy) throw new Error('the order lacks an item');
  const items = [{ ...stay, paymentPlan: 'deposit' as const }, policy];
  const { body } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  const [booked] = body.order.items;
  const params = { bookingId: booked?.id ?? '' };
  await golark.call(cancelBooking, { as, params });
  await golark.runJobs();
  const answer = await golark.call(getBookingInsurance, { as, params });
  expect(answer.body.policy).toMatchObject({ status: 'CANCELED' });
});
