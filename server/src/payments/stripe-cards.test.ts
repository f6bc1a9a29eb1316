import { bookStay } from '@golark/contract/booking/calls';
import { deleteCard, listCards, saveCard, setUpCard, setUpThreeDS } from '@golark/contract/payments/calls';
import { orderTickets, setUpHoldCard } from '@golark/contract/tickets/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBookingBody, aListing, anAccount, aQuote, goodCard } from '#testing/factories';
import { type StripeServer, startStripeServer, stripeWebhookSecret } from '#testing/stripe-server';
import { createMethod } from '#testing/stripe-server/methods';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';
import { aBrowser, aGame, aHold, aTicketBuyer, seatsForSale } from '#testing/tickets';
import { stripeGateway } from './gateway/stripe.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect_test',
};

let server: StripeServer;
let golark: TestApp;
beforeAll(async () => {
  server = await startStripeServer(() => new Date(testNow));
  golark = await createTestApp(
    {
      ...keys,
      LOG_LEVEL: 'debug',
      GOLARK_MODE: 'production',
      PUBLIC_URL: 'https://stays.example',
      DATABASE_URL: 'postgres://not-used/golark',
      SMTP_URL: 'smtp://not-used',
      GOLARK_SECRET: 'x'.repeat(32),
    },
    ({ clock }) => ({
      gateway: stripeGateway({
        secretKey: keys.STRIPE_SECRET_KEY,
        webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
        clock,
        server: server.server,
      }),
    }),
  );
});
afterAll(async () => {
  await golark.close();
  await server.close();
});

const aMethod = (number = '4242424242424242') =>
  createMethod(server.state, { card: { number, exp_month: '12', exp_year: '2030' } }).id;

test('starts the form of Stripe for the account', async () => {
  const as = await anAccount(golark);
  const setup = await golark.call(setUpCard, { as });
  expect(setup.body).toEqual({
    clientSecret: expect.stringMatching(/^secret_/),
    publishableKey: 'pk_test_local',
  });
});

test('counts an opened form and the card that comes from it once, and opens no more than 20 a day', async () => {
  const as = await anAccount(golark);
  const save = async () => (await golark.call(saveCard, { as, body: { methodId: aMethod() } })).status;
  const open = async () => (await golark.call(setUpCard, { as })).status;
  expect([await open(), await save()]).toEqual([201, 201]);
  const others: number[] = [];
  for (let i = 0; i < 19; i++) others.push(await open());
  expect(new Set(others)).toEqual(new Set([201]));
  expect([await open(), await save(), await open()]).toEqual([429, 201, 429]);
});

test('saves a method of the browser as a card of the account, once', async () => {
  const as = await anAccount(golark);
  const methodId = aMethod();
  const saved = await golark.call(saveCard, { as, body: { methodId, nameOnCard: 'Maya Ortega' } });
  expect([saved.status, saved.body.card]).toEqual([
    201,
    {
      id: expect.any(String),
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2030,
      nameOnCard: 'Maya Ortega',
      isDefault: true,
    },
  ]);
  expect((await golark.call(saveCard, { as, body: { methodId } })).body.card).toEqual(saved.body.card);
  const stranger = await anAccount(golark);
  const stolen = await golark.call(saveCard, { as: stranger, body: { methodId } });
  expect(stolen.problem).toMatchObject({ status: 422, errors: [{ path: 'methodId', code: 'invalid' }] });
  expect((await golark.call(listCards, { as: stranger })).body.cards).toEqual([]);
});

test('does not offer a method again that is for one payment', async () => {
  const as = await anAccount(golark);
  const saved = await golark.call(saveCard, { as, body: { methodId: aMethod(), isKept: false } });
  expect(saved.status).toBe(201);
  expect((await golark.call(listCards, { as })).body.cards).toEqual([]);
});

test('does not save a method again whose card was removed', async () => {
  const as = await anAccount(golark);
  const methodId = aMethod();
  const { card } = (await golark.call(saveCard, { as, body: { methodId } })).body;
  await golark.call(deleteCard, { as, params: { cardId: card.id } });
  const again = await golark.call(saveCard, { as, body: { methodId } });
  expect(again.problem).toMatchObject({ status: 422, errors: [{ path: 'methodId', code: 'invalid' }] });
  expect((await golark.call(listCards, { as })).body.cards).toEqual([]);
});

test('has one Stripe customer for all cards of an account', async () => {
  const as = await anAccount(golark);
  for (const number of ['4242424242424242', '5555555555554444'])
    await golark.call(saveCard, { as, body: { methodId: aMethod(number) } });
  const attached = server.state.calls.filter(({ path }) => path.endsWith('/attach')).slice(-2);
  expect(new Set(attached.map(({ params }) => params['customer'])).size).toBe(1);
});

test('pays a booking with a saved method', async () => {
  const as = await anAccount(golark);
  const { card } = (await golark.call(saveCard, { as, body: { methodId: aMethod() } })).body;
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { card: _typed, ...body } = aBookingBody(quote);
  const booked = await golark.call(bookStay, { as, body: { ...body, savedCardId: card.id } });
  expect(booked.body.booking.status).toBe('CONFIRMED');
});

test('rejects a card number in any body, names the field and writes it nowhere', async () => {
  const as = await anAccount(golark);
  const typed = { ...goodCard, cardNumber: '6011 0009 9013 9424' };
  const saved = await golark.call(saveCard, { as, body: typed });
  expect(saved.problem).toMatchObject({
    status: 422,
    errors: [{ path: 'cardNumber', code: 'card_number_refused' }],
  });
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const booked = await golark.call(bookStay, { as, body: aBookingBody(quote, typed) });
  expect(booked.problem.errors).toMatchObject([{ path: 'card.cardNumber', code: 'card_number_refused' }]);
  const keys = await golark.ctx.db.selectFrom('idempotency_keys').selectAll().execute();
  expect(JSON.stringify([...golark.logged, ...server.state.calls, ...keys])).not.toMatch(/6011.?0009/);
});

test('needs no page for device data', async () => {
  const as = await anAccount(golark);
  const { card } = (await golark.call(saveCard, { as, body: { methodId: aMethod() } })).body;
  expect((await golark.call(setUpThreeDS, { as, body: { savedCardId: card.id } })).body).toEqual({
    deviceDataCollectionUrl: '',
    accessToken: '',
  });
});

test('serves none of the pages of the sandbox', async () => {
  expect((await golark.app.inject('/dev/sandbox/device')).statusCode).toBe(404);
  expect((await golark.app.inject('/dev/sandbox/3ds/pay_1')).statusCode).toBe(404);
});

const heldByVisitor = async (by = aBrowser()) => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  return { by, hold: await aHold(golark, { listingId, quantity: 2 }, by) };
};

const setUpFor = (holdId: string, by: object) => golark.call(setUpHoldCard, { params: { holdId }, ...by });

test('a visitor pays for held seats with what the form of Stripe created', async () => {
  const { by, hold } = await heldByVisitor();
  const setup = await setUpFor(hold.id, by);
  expect(setup.body).toEqual({
    clientSecret: expect.stringMatching(/^secret_/),
    publishableKey: 'pk_test_local',
  });
  const input = { holdId: hold.id, buyer: aTicketBuyer };
  const { body } = await golark.call(orderTickets, { ...by, body: { ...input, methodId: aMethod() } });
  expect(body.order).toMatchObject({ status: 'CONFIRMED', card: { last4: '4242' } });
  const again = await golark.call(orderTickets, {
    ...by,
    body: { ...input, methodId: aMethod(), card: goodCard },
  });
  expect(again.status).toBe(422);
});

test('the form is opened for the own seats only, while they are held, and not without end', async () => {
  const { by, hold } = await heldByVisitor();
  expect((await setUpFor(hold.id, aBrowser())).problem.code).toBe('NOT_FOUND');
  const opened = await Promise.all(Array.from({ length: 45 }, () => setUpFor(hold.id, by)));
  expect(opened.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  golark.clock.advanceMinutes(61);
  expect((await setUpFor(hold.id, by)).problem.code).toBe('HOLD_EXPIRED');
});
