import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatewayPaymentRequest } from '#platform/payment-gateway';
import {
  type GatewaySubject,
  sandboxSubject,
  stripeSubject,
  testCards,
  typedCard,
} from '#testing/gateway-subjects';

const subjects = { sandbox: sandboxSubject, stripe: stripeSubject };

describe.each(Object.keys(subjects) as (keyof typeof subjects)[])('%s', (name) => {
  let subject: GatewaySubject;
  beforeAll(async () => {
    subject = await subjects[name]();
  });
  afterAll(() => subject.close());

  const aCustomer = async () =>
    (await subject.gateway.createCustomer({ accountId: randomUUID(), email: 'maya@example.com' })).customerId;

  const aRequest = async (
    cardNumber: string,
    change: Partial<GatewayPaymentRequest> = {},
  ): Promise<GatewayPaymentRequest> => {
    const customerId = change.customerId ?? (await aCustomer());
    const { token } = await subject.gateway.vaultCard(typedCard(cardNumber), customerId);
    return {
      key: randomUUID(),
      token,
      customerId,
      amount: 12_345,
      description: 'Golark stay',
      capture: 'automatic',
      returnUrl: 'http://127.0.0.1:3000/trips/1/',
      ...change,
    };
  };
  const pay = async (cardNumber: string, change: Partial<GatewayPaymentRequest> = {}) =>
    subject.gateway.createPayment(await aRequest(cardNumber, change));

  test('captures a payment once for its key, and a saved card again for another key', async () => {
    const { gateway } = subject;
    const request = await aRequest(testCards.good);
    const payments = await Promise.all([1, 2, 3].map(() => gateway.createPayment(request)));
    expect(payments[0]).toEqual({
      id: expect.any(String),
      key: request.key,
      status: 'SUCCEEDED',
      amount: 12_345,
      currency: 'USD',
      failureCode: null,
      action: null,
      refundedAmount: 0,
    });
    expect(new Set(payments.map(({ id }) => id)).size).toBe(1);
    const next = await gateway.createPayment({ ...request, key: randomUUID(), isOffSession: true });
    expect(next.status).toBe('SUCCEEDED');
    expect(next.id).not.toBe(payments[0]?.id);
  });

  test('returns a decline as a failed payment, again for the same key', async () => {
    const request = await aRequest(testCards.insufficientFunds);
    const declined = await subject.gateway.createPayment(request);
    expect(declined).toMatchObject({ status: 'FAILED', failureCode: 'insufficient_funds', action: null });
    expect(await subject.gateway.createPayment(request)).toEqual(declined);
    expect((await pay(testCards.declined)).status).toBe('FAILED');
  });

  test('waits for 3-D Secure, which is no decline, and succeeds after it', async () => {
    const request = await aRequest(testCards.needs3DS);
    const waiting = await subject.gateway.createPayment(request);
    expect(waiting).toMatchObject({ status: 'REQUIRES_ACTION', failureCode: null });
    expect(waiting.action).toEqual({ url: expect.stringContaining(waiting.id) });
    expect((await subject.gateway.confirm(waiting.id)).status).toBe('REQUIRES_ACTION');
    await subject.complete3DS(waiting.id, true);
    const paid = await subject.gateway.confirm(waiting.id);
    expect(paid).toMatchObject({ id: waiting.id, status: 'SUCCEEDED', amount: 12_345, action: null });
    // the first response said REQUIRES_ACTION; a repeated request returns the state of today
    expect(await subject.gateway.createPayment(request)).toEqual(paid);
  });

  test('fails when the buyer does not pass 3-D Secure', async () => {
    const waiting = await pay(testCards.needs3DS);
    await subject.complete3DS(waiting.id, false);
    const failed = await subject.gateway.confirm(waiting.id);
    expect(failed).toMatchObject({ status: 'FAILED', failureCode: expect.stringMatching(/authentication/) });
  });

  test('fails a payment without the buyer that would need 3-D Secure', async () => {
    expect(await pay(testCards.needs3DS, { isOffSession: true })).toMatchObject({
      status: 'FAILED',
      failureCode: 'authentication_required',
      action: null,
    });
  });

  test('reports a payment that the bank declines later as processing first', async () => {
    const processing = await pay(testCards.declinedLater);
    expect(processing).toMatchObject({ status: 'PROCESSING', failureCode: null });
    await subject.declineLater(processing.id);
    const failed = await subject.gateway.find({ id: processing.id });
    expect(failed).toMatchObject({ status: 'FAILED', failureCode: expect.any(String) });
  });

  test('authorizes, and captures all or a part, once', async () => {
    const authorized = await pay(testCards.good, { capture: 'manual' });
    expect(authorized).toMatchObject({ status: 'AUTHORIZED', amount: 12_345 });
    const capture = (amount: number) =>
      subject.gateway.capture(authorized.id, { key: authorized.key, amount });
    await expect(capture(12_346)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    const captured = await capture(10_000);
    expect(captured).toMatchObject({ status: 'SUCCEEDED', amount: 10_000 });
    expect(await capture(10_000)).toEqual(captured);
    await expect(capture(2_000)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(subject.gateway.cancel(authorized.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  test('authorizes after 3-D Secure too', async () => {
    const waiting = await pay(testCards.needs3DS, { capture: 'manual' });
    await subject.complete3DS(waiting.id, true);
    expect((await subject.gateway.confirm(waiting.id)).status).toBe('AUTHORIZED');
  });

  test('cancels what is authorized or waits for the buyer, and captures it no more', async () => {
    for (const [number, capture] of [
      [testCards.good, 'manual'],
      [testCards.needs3DS, 'automatic'],
    ] as const) {
      const { id, key } = await pay(number, { capture });
      const canceled = await subject.gateway.cancel(id);
      expect(canceled).toMatchObject({ status: 'CANCELED', action: null });
      expect(await subject.gateway.cancel(id)).toEqual(canceled);
      const captured = subject.gateway.capture(id, { key, amount: 12_345 });
      await expect(captured).rejects.toMatchObject({ code: 'INVALID_STATE' });
    }
  });

  test('finds a payment by key and by id, and null for one that never arrived', async () => {
    const { gateway, clock } = subject;
    const paid = await pay(testCards.good);
    expect(await gateway.find({ key: paid.key })).toEqual(paid);
    expect(await gateway.find({ key: paid.key, since: clock.now() })).toEqual(paid);
    expect(await gateway.find({ id: paid.id })).toEqual(paid);
    expect(await gateway.find({ key: randomUUID() })).toBeNull();
    expect(await gateway.find({ id: 'pi_unknown' })).toBeNull();
  });

  test('refunds in parts, each key once, never more than was captured', async () => {
    const { gateway } = subject;
    const { id: paymentId, key } = await pay(testCards.good, { capture: 'manual' });
    await gateway.capture(paymentId, { key, amount: 10_000 });
    const first = { key: randomUUID(), paymentId, amount: 4_000 };
    expect(await gateway.findRefund(first)).toBeNull();
    const refunds = await Promise.all([gateway.refund(first), gateway.refund(first)]);
    expect(refunds[0]).toEqual({ refundId: expect.any(String), status: 'SUCCEEDED' });
    expect(refunds[1]).toEqual(refunds[0]);
    expect(await gateway.findRefund(first)).toEqual(refunds[0]);
    const tooMuch = gateway.refund({ key: randomUUID(), paymentId, amount: 6_001 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await gateway.refund({ key: randomUUID(), paymentId, amount: 6_000 });
    expect((await gateway.find({ id: paymentId }))?.refundedAmount).toBe(10_000);
  });

  test('refunds nothing of a payment that captured nothing', async () => {
    const { id: paymentId } = await pay(testCards.good, { capture: 'manual' });
    const refund = subject.gateway.refund({ key: randomUUID(), paymentId, amount: 1 });
    await expect(refund).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  test('lists the payments created in a range, its end excluded', async () => {
    const { gateway, clock } = subject;
    clock.advanceMinutes(60);
    const from = clock.now();
    const keys = [(await pay(testCards.good)).key, (await pay(testCards.declined)).key];
    clock.advanceMinutes(10);
    const until = clock.now();
    await pay(testCards.good);
    const listed: string[] = [];
    for await (const payment of gateway.listPayments({ from, until })) listed.push(payment.key);
    expect(listed.sort()).toEqual(keys.sort());
  });

  test('saves a method of the browser for one customer and refuses it to another', async () => {
    const { gateway } = subject;
    const [customerId, stranger] = [await aCustomer(), await aCustomer()];
    const methodId = await subject.browserMethod(testCards.good);
    const card = await gateway.attachMethod({ methodId, customerId });
    expect(card).toMatchObject({
      token: methodId,
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2030,
    });
    expect(await gateway.attachMethod({ methodId, customerId })).toEqual(card);
    for (const attach of [
      { methodId, customerId: stranger },
      { methodId: 'pm_unknown', customerId },
    ])
      await expect(gateway.attachMethod(attach)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    const paid = await gateway.createPayment({
      ...(await aRequest(testCards.good)),
      token: methodId,
      customerId,
    });
    expect(paid.status).toBe('SUCCEEDED');
  });

  test('charges a method of its own customer only, and none that is detached', async () => {
    const { gateway } = subject;
    const request = await aRequest(testCards.good);
    const ofStranger = { ...request, key: randomUUID(), customerId: await aCustomer() };
    await expect(gateway.createPayment(ofStranger)).rejects.toThrow();
    await gateway.detachMethod(request.token);
    await gateway.detachMethod(request.token);
    await expect(gateway.createPayment(request)).rejects.toThrow();
    expect(await gateway.find({ key: request.key })).toBeNull();
  });

  test('deletes a customer with its methods; its payments remain and can be refunded', async () => {
    const { gateway } = subject;
    const request = await aRequest(testCards.good);
    const { id } = await gateway.createPayment(request);
    await gateway.deleteCustomer(request.customerId);
    await gateway.deleteCustomer(request.customerId);
    await expect(gateway.createPayment({ ...request, key: randomUUID() })).rejects.toThrow();
    await gateway.detachMethod(request.token);
    const refund = await gateway.refund({ key: randomUUID(), paymentId: id, amount: 345 });
    expect(refund.status).toBe('SUCCEEDED');
    expect(await gateway.find({ id })).toMatchObject({ status: 'SUCCEEDED', refundedAmount: 345 });
  });

  test('reads a signed webhook and refuses a forged one', async () => {
    const { rawBody, headers } = subject.webhookOf('pay_1');
    const parse = (body: string, changed: Record<string, string>) =>
      subject.gateway.parseEvent(Buffer.from(body), { ...headers, ...changed });
    const signature = Object.keys(headers).find((header) => header.endsWith('signature')) ?? '';
    expect(parse(rawBody, {})).toEqual({ id: JSON.parse(rawBody).id, type: 'payment', paymentId: 'pay_1' });
    for (const forged of [
      () => parse(rawBody.replace('pay_1', 'pay_2'), {}),
      () => parse(rawBody, { [signature]: `t=1,v1=${'0'.repeat(64)}` }),
      () => parse(rawBody, { [signature]: '' }),
    ])
      expect(forged).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});
