import { cancelBooking } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { addDays } from '@golark/contract/dates/rules';
import { cancelInsurance, getBookingInsurance, quoteInsurance } from '@golark/contract/insurance/calls';
import { getOrder, placeOrder } from '@golark/contract/orders/calls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aListing, anAccount, aQuote, declinedCard, goodCard, logInAgain } from '#testing/factories';
import { anInsuranceQuote, anInsuredStay, insuranceOf, insuredItems } from '#testing/insurance';
import { chargedFor } from '#testing/membership';
import { emailsTo, subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { sampleInsurer } from './insurer/sample-insurer.ts';

/** An insurer that the tests can take away, and that remembers what it was told. */
const insurer = { isDown: false, issued: [] as string[], canceled: [] as string[] };

const assertUp = (): void => {
  if (insurer.isDown) throw new Error('the insurer is down');
};

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({}, () => ({
    insurer: {
      ...sampleInsurer,
      quote: async (request) => {
        assertUp();
        return sampleInsurer.quote(request);
      },
      issue: async (order) => {
        assertUp();
        insurer.issued.push(order.id);
        return sampleInsurer.issue(order);
      },
      cancel: async (policyNumber) => {
        assertUp();
        insurer.canceled.push(policyNumber);
      },
    },
  }));
});
afterEach(() => Object.assign(insurer, { isDown: false }));
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const policyOf = async (as: Awaited<ReturnType<typeof anAccount>>, bookingId: string) =>
  (await golark.call(getBookingInsurance, { as, params: { bookingId } })).body.policy;

const aQuotedStay = async (listing: Parameters<typeof aListing>[1] = {}) => {
  const as = await anAccount(golark);
  return { as, quote: await aQuote(golark, await aListing(golark.ctx.db, listing), { as }) };
};

describe('the price of an insurance', () => {
  test('is known without an account, with what is covered, and holds for 30 minutes', async () => {
    const { quote } = await aQuotedStay();
    const { amount } = quote.nonMember.total;
    expect((await golark.call(quoteInsurance, { body: insuranceOf(quote) })).body).toMatchObject({
      premium: { amount: Math.max(1200, Math.round(amount * 0.045)) },
      insurer: { name: 'Golark Sample Insurance', isSample: true },
      coverage: [
        { code: 'trip_cancellation', limit: quote.nonMember.total },
        { code: 'trip_interruption', limit: { amount: Math.round(amount * 1.5) } },
        { code: 'medical', limit: { amount: 5_000_000 } },
        { code: 'travel_delay', limit: { amount: 120_000 } },
        { code: 'baggage', limit: { amount: 200_000 } },
      ],
      expiresAt: new Date(golark.clock.now().getTime() + 30 * 60_000).toISOString(),
    });
  });

  test('names the field that is wrong', async () => {
    const { quote } = await aQuotedStay();
    const body = insuranceOf(quote);
    const ask = async (change: object) => {
      const { problem } = await golark.call(quoteInsurance, { body: { ...body, ...change } });
      return problem.errors?.map(({ path }) => path).join() ?? problem.code;
    };
    expect(await ask({ propertyId: 'nowhere' })).toBe('NOT_FOUND');
    expect(await ask({ checkOutDate: body.checkInDate })).toBe('checkOutDate');
    expect(await ask({ checkInDate: '2020-01-01', checkOutDate: '2020-01-04' })).toBe('checkInDate');
    expect(await ask({ checkInDate: '2027-02-30' })).toBe('checkInDate');
    for (const amount of [0, -1, 1_000_000_000, 1.5])
      expect(await ask({ bookingTotal: { amount, currency: 'USD' } })).toBe('bookingTotal.amount');
    for (const numGuests of [0, -1, 1_000_000_000]) expect(await ask({ numGuests })).toBe('numGuests');
    expect(await ask({ booker: { ...body.booker, firstName: 'May\0a' } })).toBe('booker.firstName');
  });

  test('is unavailable while the insurer does not answer; the stay can be booked without it', async () => {
    const { quote } = await aQuotedStay();
    insurer.isDown = true;
    const { status, problem } = await golark.call(quoteInsurance, { body: insuranceOf(quote) });
    expect([status, problem.code]).toEqual([503, 'UNAVAILABLE']);
  });

  test('is forgotten an hour after it expired', async () => {
    const { quote } = await aQuotedStay();
    const { insuranceQuoteId: id } = await anInsuranceQuote(golark, quote);
    const isStored = async () => {
      await golark.runRecurring('insurance.delete-expired-quotes');
      const found = sql`SELECT FROM insurance_quotes WHERE id = ${id}`.execute(golark.ctx.db);
      return (await found).rows.length > 0;
    };
    golark.clock.advanceMinutes(89);
    expect(await isStored()).toBe(true);
    golark.clock.advanceMinutes(2);
    expect(await isStored()).toBe(false);
  });
});

describe('an insurance is ordered with its stay', () => {
  test('with one payment; the premium is the insurer’s, who issues the policy', async () => {
    const as = await anAccount(golark);
    const { order, bookingId, policyId, quote, insurance } = await anInsuredStay(golark, as);
    const total = quote.nonMember.total.amount + insurance.premium.amount;
    expect(order).toMatchObject({
      ...{ status: 'CONFIRMED', total: { amount: total } },
      items: [
        { kind: 'stay', status: 'CONFIRMED', total: quote.nonMember.total },
        { kind: 'insurance', description: 'Travel insurance for Cedar cabin', total: insurance.premium },
      ],
      payments: [{ status: 'PAID', amount: { amount: total } }],
    });
    expect(await chargedFor(golark, as)).toEqual([total]);
    const { rows } = await sql<{ amount: number }>`
      SELECT e.amount FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.order_id = ${order.id} AND e.account = 'insurer:Golark Sample Insurance'`.execute(
      golark.ctx.db,
    );
    expect(rows).toEqual([{ amount: -insurance.premium.amount }]);
    await golark.runJobs();
    await golark.runJobs();
    expect(insurer.issued.filter((id) => id === policyId)).toEqual([policyId]);
    expect(await policyOf(as, bookingId)).toMatchObject({
      ...{ id: policyId, status: 'ACTIVE', premium: insurance.premium },
      policyNumber: expect.stringMatching(/^SAMPLE-[0-9A-F]{12}$/),
      coverage: insurance.coverage,
    });
    expect(await subjectsTo(golark, as.account.email)).toContain('Your travel insurance: Cedar cabin');
  });

  test('and not for another price, other dates, another stay, or after it has expired: nothing is booked', async () => {
    const { as, quote } = await aQuotedStay();
    const other = (await aQuotedStay()).quote;
    const place = async (insuranceQuoteId: string) => {
      const items = insuredItems(quote, { insuranceQuoteId });
      const { status, problem } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
      return [status, ...(problem.errors?.map(({ path, code }) => `${path} ${code}`) ?? [problem.code])];
    };
    const asked = async (change: object) => {
      const body = { ...insuranceOf(quote), ...change };
      return (await golark.call(quoteInsurance, { body })).body.insuranceQuoteId;
    };
    const otherStay = [422, 'insuranceQuoteId insurance_other_stay'];
    const bookingTotal = { amount: quote.nonMember.total.amount - 1, currency: 'USD' };
    expect(await place(await asked({ bookingTotal }))).toEqual(otherStay);
    expect(await place(await asked({ checkOutDate: '2027-06-01' }))).toEqual(otherStay);
    expect(await place(await asked({ refundable: false }))).toEqual(otherStay);
    expect(await place(await asked({ propertyId: other.propertyId }))).toEqual(otherStay);
    for (const id of ['nonsense', '6c1a9b1e-0000-4000-8000-000000000000'])
      expect(await place(id)).toEqual([404, 'NOT_FOUND']);
    const valid = await asked({});
    golark.clock.advanceMinutes(31);
    const again = await logInAgain(golark, as);
    const items = insuredItems(quote, { insuranceQuoteId: valid });
    const late = await golark.call(placeOrder, { as: again, body: { items, card: goodCard } });
    expect(late.problem.errors).toMatchObject([{ path: 'insuranceQuoteId', code: 'insurance_expired' }]);
    expect(await chargedFor(golark, as)).toEqual([]);
  });

  test('once: neither twice in an order, nor by somebody else, nor without its stay', async () => {
    const { as, quote } = await aQuotedStay();
    const insurance = await anInsuranceQuote(golark, quote);
    const [stay, item] = insuredItems(quote, insurance);
    const second = insuredItems(quote, await anInsuranceQuote(golark, quote))[1];
    if (!stay || !item || !second) throw new Error('an item is missing');
    const place = async (items: Parameters<typeof placed>[0], by = as) => {
      const { problem } = await placed(items, by);
      return problem.errors?.map(({ code }) => code).join() ?? problem.code;
    };
    const placed = (items: (typeof stay | typeof item)[], by: typeof as) =>
      golark.call(placeOrder, { as: by, body: { items, card: goodCard } });
    expect(await place([stay, item, item])).toBe('duplicate_items');
    expect(await place([stay, item, second])).toBe('insurance_other_stay');
    expect(await place([item])).toBe('insurance_other_stay');
    expect((await placed([stay, item], as)).status).toBe(201);
    expect((await placed([stay, item], as)).status).not.toBe(500);
    const stranger = await anAccount(golark);
    const others = await aQuote(golark, await aListing(golark.ctx.db), { as: stranger });
    const [othersStay] = insuredItems(others, insurance);
    if (!othersStay) throw new Error('the stay is missing');
    expect(await place([othersStay, item], stranger)).toBe('NOT_FOUND');
    expect(await chargedFor(golark, as)).toHaveLength(1);
  });

  test('a declined card holds both for another one; an order whose hold ends has no policy', async () => {
    const { as, quote } = await aQuotedStay();
    const items = insuredItems(quote, await anInsuranceQuote(golark, quote));
    const declined = await golark.call(placeOrder, { as, body: { items, card: declinedCard } });
    expect(declined.problem.code).toBe('CARD_DECLINED');
    await golark.runJobs();
    const paid = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
    expect(paid.body.order).toMatchObject({ id: declined.problem['orderId'], status: 'CONFIRMED' });
    expect(await chargedFor(golark, as)).toHaveLength(1);

    const unpaid = await aQuotedStay();
    const insurance = await anInsuranceQuote(golark, unpaid.quote);
    const body = { items: insuredItems(unpaid.quote, insurance), card: declinedCard };
    const { problem } = await golark.call(placeOrder, { as: unpaid.as, body });
    await golark.passMinutes(16);
    const later = await logInAgain(golark, unpaid.as);
    const params = { orderId: String(problem['orderId']) };
    const { order } = (await golark.call(getOrder, { as: later, params })).body;
    expect(order.items.map(({ status }) => status)).toEqual(['RELEASED', 'RELEASED']);
    expect(await policyOf(later, order.items[0]?.id ?? '')).toMatchObject({
      status: 'RELEASED',
      policyNumber: null,
    });
    expect(insurer.issued).not.toContain(insurance.insuranceQuoteId);
  });

  test('two orders at once with the same insurance: one of them', async () => {
    const { as, quote } = await aQuotedStay({ rooms: [{ units: 5 }] });
    const again = await aQuote(golark, quote.propertyId, { as });
    const insurance = await anInsuranceQuote(golark, quote);
    const answers = await Promise.all(
      [quote, again].map((one) =>
        golark.call(placeOrder, { as, body: { items: insuredItems(one, insurance), card: goodCard } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409]);
    expect(await chargedFor(golark, as)).toHaveLength(1);
  });

  test('an insurer that does not answer after the payment issues the policy later', async () => {
    const as = await anAccount(golark);
    insurer.isDown = true;
    const { quote } = await aQuotedStay();
    expect(quote).toBeTruthy();
    insurer.isDown = false;
    const insured = await anInsuredStay(golark, as);
    insurer.isDown = true;
    await golark.runJobs();
    expect(await policyOf(as, insured.bookingId)).toMatchObject({ status: 'ACTIVE', policyNumber: null });
    insurer.isDown = false;
    await golark.passMinutes(10);
    const later = await logInAgain(golark, as);
    expect((await policyOf(later, insured.bookingId))?.policyNumber).toMatch(/^SAMPLE-/);
  });
});

describe('an insurance is canceled', () => {
  test('by its buyer within 10 days: the premium is refunded, the stay remains, the insurer is told once', async () => {
    const as = await anAccount(golark);
    const { policyId, bookingId, insurance, order } = await anInsuredStay(golark, as);
    await golark.runJobs();
    const number = (await policyOf(as, bookingId))?.policyNumber;
    const params = { policyId };
    const stranger = await anAccount(golark);
    expect((await golark.call(cancelInsurance, { as: stranger, params })).problem.code).toBe('NOT_FOUND');
    const { body } = await golark.call(cancelInsurance, { as, params });
    expect(body).toMatchObject({
      refund: insurance.premium,
      policy: { status: 'CANCELED', refundableUntil: null },
    });
    expect((await golark.call(cancelInsurance, { as, params })).problem.code).toBe('INVALID_STATE');
    await golark.runJobs();
    expect(insurer.canceled.filter((one) => one === number)).toEqual([number]);
    const now = (await golark.call(getOrder, { as, params: { orderId: order.id } })).body.order;
    expect(now).toMatchObject({
      status: 'CONFIRMED',
      items: [{ status: 'CONFIRMED' }, { status: 'CANCELED' }],
      refunds: [{ itemId: policyId, amount: insurance.premium, status: 'PAID' }],
    });
    const emails = await emailsTo(golark, as.account.email);
    expect(emails.map(({ subject }) => subject)).toContain('Insurance canceled: Cedar cabin');
  });

  test('not after 10 days, and not once the day of arrival has begun', async () => {
    const as = await anAccount(golark);
    const { policyId, bookingId } = await anInsuredStay(golark, as);
    const until = new Date((await policyOf(as, bookingId))?.refundableUntil ?? '');
    expect(until.getTime() - golark.clock.now().getTime()).toBe(10 * 86_400_000);
    golark.clock.advanceMinutes(10 * 24 * 60);
    const later = await logInAgain(golark, as);
    const { problem } = await golark.call(cancelInsurance, { as: later, params: { policyId } });
    expect(problem.code).toBe('INVALID_STATE');
    expect((await policyOf(later, bookingId))?.refundableUntil).toBeNull();
  });

  test('with a stay that is refunded in full, but not with one that is not: that is what it insures', async () => {
    const as = await anAccount(golark);
    const free = await anInsuredStay(golark, as, { cancellation_policy: 'flexible' });
    await golark.runJobs();
    await golark.call(cancelBooking, { as, params: { bookingId: free.bookingId } });
    await golark.runJobs();
    expect(await policyOf(as, free.bookingId)).toMatchObject({ status: 'CANCELED' });
    const order = (await golark.call(getOrder, { as, params: { orderId: free.order.id } })).body.order;
    expect(order.status).toBe('CANCELED');
    expect(order.refunds.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(order.total.amount);

    const strict = await anInsuredStay(golark, as, { cancellation_policy: 'strict' });
    await golark.passMinutes(60 * 24 * 3);
    const later = await logInAgain(golark, as);
    await golark.call(cancelBooking, { as: later, params: { bookingId: strict.bookingId } });
    await golark.runJobs();
    expect(await policyOf(later, strict.bookingId)).toMatchObject({ status: 'ACTIVE' });
  });

  test('with a stay that was shortened and is then refunded in full', async () => {
    const as = await anAccount(golark);
    const { bookingId, quote } = await anInsuredStay(golark, as, { cancellation_policy: 'flexible' });
    await golark.runJobs();
    const params = { bookingId };
    const dates = { arriveDay: quote.arriveDay, departDay: addDays(quote.departDay, -1) };
    const people = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
    const change = await golark.call(quoteBookingChange, { as, params, body: { ...dates, ...people } });
    const { quoteId } = change.body.quote;
    expect((await golark.call(changeBooking, { as, params, body: { quoteId } })).status).toBe(200);
    await golark.runJobs();
    expect(await policyOf(as, bookingId)).toMatchObject({ status: 'ACTIVE' });
    await golark.call(cancelBooking, { as, params });
    await golark.runJobs();
    expect(await policyOf(as, bookingId)).toMatchObject({ status: 'CANCELED' });
  });

  test('not after its stay was canceled or shortened at a loss, which is what it pays for', async () => {
    const as = await anAccount(golark);
    const canceled = await anInsuredStay(golark, as, { cancellation_policy: 'strict' });
    const shortened = await anInsuredStay(golark, as, { cancellation_policy: 'strict' });
    await golark.passMinutes(60 * 24 * 3);
    const later = await logInAgain(golark, as);
    const { refund } = (
      await golark.call(cancelBooking, { as: later, params: { bookingId: canceled.bookingId } })
    ).body;
    expect(refund.amount).toBeLessThan(canceled.quote[canceled.quote.applies].total.amount);
    const params = { bookingId: shortened.bookingId };
    const { arriveDay, departDay } = shortened.quote;
    const people = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
    const dates = { arriveDay, departDay: addDays(departDay, -1) };
    const change = await golark.call(quoteBookingChange, {
      as: later,
      params,
      body: { ...dates, ...people },
    });
    const { quoteId, notRefunded } = change.body.quote;
    expect(notRefunded.amount).toBeGreaterThan(0);
    await golark.call(changeBooking, { as: later, params, body: { quoteId } });
    for (const { bookingId, policyId } of [canceled, shortened]) {
      expect(await policyOf(later, bookingId)).toMatchObject({ status: 'ACTIVE', refundableUntil: null });
      const returned = await golark.call(cancelInsurance, { as: later, params: { policyId } });
      expect(returned.problem.code).toBe('INVALID_STATE');
    }
  });

  test('or its stay, when both are canceled at once: never the premium of a loss that it pays for', async () => {
    const as = await anAccount(golark);
    const stays = [];
    for (let i = 0; i < 4; i++)
      stays.push(await anInsuredStay(golark, as, { cancellation_policy: 'strict' }));
    await golark.passMinutes(60 * 24 * 3);
    const later = await logInAgain(golark, as);
    await Promise.all(
      stays.flatMap(({ bookingId, policyId }) => [
        golark.call(cancelBooking, { as: later, params: { bookingId } }),
        golark.call(cancelInsurance, { as: later, params: { policyId } }),
      ]),
    );
    for (const { order, policyId } of stays) {
      const { body } = await golark.call(getOrder, { as: later, params: { orderId: order.id } });
      const premium = body.order.refunds.find(({ itemId }) => itemId === policyId);
      const stay = body.order.refunds.find(({ itemId }) => itemId !== policyId);
      // the policy may be returned first, as long as nothing has happened
      if (premium && stay) expect(premium.createdAt <= stay.createdAt).toBe(true);
    }
  });
});
