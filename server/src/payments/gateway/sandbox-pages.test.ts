import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCards, typedCard } from '#testing/gateway-subjects';
import { createTestApp, type TestApp } from '#testing/test-app';
import { advanceSandbox, postInProcess } from './advance-sandbox.ts';
import { isSandbox, type SandboxGateway } from './sandbox.ts';

let golark: TestApp;
let sandbox: SandboxGateway;
beforeAll(async () => {
  golark = await createTestApp();
  const { gateway } = golark.ctx;
  if (!isSandbox(gateway)) throw new Error('this test needs the sandbox');
  sandbox = gateway;
});
afterAll(() => golark.close());

const returnUrl = 'http://127.0.0.1:3000/trips/1/';
const aPayment = async (cardNumber: string, deviceProfileSessionId: string | null = null) => {
  const { customerId } = await sandbox.createCustomer({ accountId: randomUUID(), email: 'maya@example.com' });
  const { token } = await sandbox.vaultCard(typedCard(cardNumber), customerId);
  const payment = { key: randomUUID(), token, customerId, amount: 12_345, description: 'x' };
  return sandbox.createPayment({ ...payment, capture: 'automatic', returnUrl, deviceProfileSessionId });
};
const eventsOf = (paymentId: string) =>
  golark.ctx.db
    .selectFrom('payment_events')
    .select(['gateway', 'type'])
    .where('gateway_payment_id', '=', paymentId)
    .execute();
const submit = (path: string, origin = 'http://127.0.0.1:3000') =>
  golark.app.inject({
    method: 'POST',
    url: path,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  });

test('shows the page of a payment that waits for 3-D Secure, completes it and returns to the site', async () => {
  const { id, action } = await aPayment(testCards.needs3DS);
  const path = new URL(action && 'url' in action ? action.url : '').pathname;
  const page = await golark.app.inject(path);
  expect(page.body).toContain('$123.45');
  expect(page.body).toContain(`action="${path}/complete"`);
  const answered = await submit(`${path}/complete`);
  expect([answered.statusCode, answered.headers.location]).toEqual([303, returnUrl]);
  expect((await sandbox.find({ id }))?.status).toBe('SUCCEEDED');
  expect(await eventsOf(id)).toEqual([{ gateway: 'sandbox', type: 'payment' }]);
});

test('fails the payment on request, and a second answer changes nothing', async () => {
  const { id } = await aPayment(testCards.needs3DS);
  await submit(`/dev/sandbox/3ds/${id}/fail`);
  expect((await submit(`/dev/sandbox/3ds/${id}/complete`)).headers.location).toBe(returnUrl);
  expect(await sandbox.find({ id })).toMatchObject({
    status: 'FAILED',
    failureCode: 'authentication_failed',
  });
  expect(await eventsOf(id)).toHaveLength(1);
  expect((await golark.app.inject(`/dev/sandbox/3ds/${id}`)).statusCode).toBe(404);
});

test('accepts an answer from our own pages only', async () => {
  const { id } = await aPayment(testCards.needs3DS);
  expect((await submit(`/dev/sandbox/3ds/${id}/complete`, 'https://evil.example')).statusCode).toBe(403);
  expect((await sandbox.find({ id }))?.status).toBe('REQUIRES_ACTION');
  expect((await submit('/dev/sandbox/3ds/pay_unknown/complete')).statusCode).toBe(404);
});

test('decides about a payment a minute later and posts the webhook once', async () => {
  const [declined, accepted] = [await aPayment(testCards.declinedLater), await aPayment('4000000000000077')];
  await advanceSandbox(golark.ctx, postInProcess(golark.app));
  expect((await sandbox.find({ id: declined.id }))?.status).toBe('PROCESSING');
  golark.clock.advanceMinutes(1);
  await advanceSandbox(golark.ctx, postInProcess(golark.app));
  await advanceSandbox(golark.ctx, postInProcess(golark.app));
  expect((await sandbox.find({ id: declined.id }))?.status).toBe('FAILED');
  expect((await sandbox.find({ id: accepted.id }))?.status).toBe('SUCCEEDED');
  expect([await eventsOf(declined.id), await eventsOf(accepted.id)].map((all) => all.length)).toEqual([1, 1]);
});

test('sends a webhook again that was not accepted, under the same id', async () => {
  const { id } = await aPayment(testCards.needs3DS);
  await sandbox.answerChallenge(id, true);
  const bodies: string[] = [];
  const refuse = async ({ rawBody }: { rawBody: string }): Promise<void> => {
    // the decision is committed before its webhook is sent
    expect((await sandbox.find({ id }))?.status).toBe('SUCCEEDED');
    bodies.push(rawBody);
    throw new Error('the shop is down');
  };
  await expect(sandbox.deliverEvents(refuse)).rejects.toThrow('the shop is down');
  await sandbox.deliverEvents(async ({ rawBody }) => void bodies.push(rawBody));
  await sandbox.deliverEvents(async ({ rawBody }) => void bodies.push(rawBody));
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toBe(bodies[1]);
});

test('the database refuses refunds beyond the captured amount, whoever writes them', async () => {
  const { id } = await aPayment(testCards.good);
  const insert = (amount: number) =>
    golark.ctx.db
      .insertInto('sandbox_refunds')
      .values({
        id: randomUUID(),
        idempotency_key: randomUUID(),
        payment_id: id,
        amount,
        created_at: new Date(),
      })
      .execute();
  await insert(12_000);
  await expect(insert(346)).rejects.toThrow('sandbox_payments_refund_within_capture');
  await insert(345);
  expect((await sandbox.find({ id }))?.refundedAmount).toBe(12_345);
});

test('sends the device page a session id for our own origin only', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const page = await golark.app.inject({
      method,
      url: '/dev/sandbox/device',
      headers: method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/postMessage\(\{ sessionId: "device_\w+" \}, window\.location\.origin\)/);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  }
});

test('a card whose bank knows the device is charged without a challenge, with the id of its page and with no other', async () => {
  const page = await golark.app.inject({ method: 'POST', url: '/dev/sandbox/device' });
  const session = /sessionId: "([^"]+)"/.exec(page.body)?.[1] ?? '';
  const statusWith = async (deviceProfileSessionId?: string) =>
    (await aPayment(testCards.knowsDevice, deviceProfileSessionId)).status;
  expect(await statusWith(session)).toBe('SUCCEEDED');
  for (const other of [
    undefined,
    '',
    'device_made-up',
    `${session}0`,
    session.slice(0, session.lastIndexOf('_')),
  ])
    expect(await statusWith(other)).toBe('REQUIRES_ACTION');
});
