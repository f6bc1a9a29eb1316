import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PayoutProvider } from '#platform/payout-provider';
import { SettableClock } from '#testing/settable-clock';
import { type StripeServer, startStripeServer, stripeWebhookSecret } from '#testing/stripe-server';
import { testNow } from '#testing/test-now';
import { stripePayouts } from './stripe.ts';

const clock = new SettableClock(testNow);
let server: StripeServer;
let provider: PayoutProvider;
const providerWith = (change: { connectWebhookSecret?: string | null; deadlineMilliseconds?: number } = {}) =>
  stripePayouts({
    secretKey: 'sk_test_local',
    connectWebhookSecret: stripeWebhookSecret,
    server: server.server,
    ...change,
  });
beforeAll(async () => {
  server = await startStripeServer(() => clock.now());
  provider = providerWith();
});
afterAll(() => server.close());

const accountsOf = (key: string) =>
  [...server.state.accounts.values()].filter(({ metadata }) => metadata['golark_key'] === key);

/** Changes what Stripe reports, as its owner does there. */
const change = (id: string, to: object) => Object.assign(server.state.accounts.get(id) ?? {}, to);
const nothingDue = { currently_due: [], past_due: [], disabled_reason: null };
const bank = {
  object: 'bank_account',
  bank_name: 'STRIPE TEST BANK',
  last4: '6789',
  default_for_currency: true,
};

test('creates an account of which Stripe collects the details, and sends nothing about the host', async () => {
  const key = randomUUID();
  const account = await provider.createAccount({ key });
  expect(account).toEqual({
    id: expect.stringMatching(/^acct_/),
    state: 'incomplete',
    arePayoutsEnabled: false,
    missing: ['person', 'bank-account', 'terms'],
    destination: null,
    country: 'US',
    currency: 'USD',
  });
  expect(server.state.calls.at(-1)).toEqual({
    method: 'POST',
    path: 'accounts',
    idempotencyKey: `payout-account-${key}`,
    params: {
      country: 'US',
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      capabilities: { transfers: { requested: 'true' } },
      metadata: { golark_key: key },
    },
  });
});

test('repeats a call whose response was lost under the same key: one account', async () => {
  const key = randomUUID();
  server.loseNextResponse();
  const { id } = await provider.createAccount({ key });
  expect(accountsOf(key).map((account) => account.id)).toEqual([id]);
});

test('finds an account after Stripe forgot its key, behind many later ones', async () => {
  const key = randomUUID();
  const since = clock.now();
  const created = await provider.createAccount({ key });
  server.state.responses.clear();
  for (let i = 0; i < 12; i++) await provider.createAccount({ key: randomUUID() });
  clock.advanceMinutes(25 * 60);
  expect(await provider.findAccount({ key, since })).toEqual(created);
  expect(await provider.findAccount({ key: randomUUID(), since })).toBeNull();
  expect(await provider.findAccount({ key, since: clock.now() })).toBeNull();
});

const active = { payouts_enabled: true, capabilities: { transfers: 'active' } };
const longList = {
  ...nothingDue,
  currently_due: ['individual.verification.document', 'company.tax_id', 'something.new'],
  past_due: ['individual.verification.document'],
};

test.each([
  [
    { state: 'ready', arePayoutsEnabled: true },
    { ...active, requirements: nothingDue },
  ],
  // it could pay out, but no money can be transferred to it yet
  [{ state: 'checking' }, { ...active, capabilities: { transfers: 'pending' }, requirements: nothingDue }],
  [
    { state: 'checking' },
    { requirements: { ...nothingDue, disabled_reason: 'requirements.pending_verification' } },
  ],
  [{ state: 'refused' }, { ...active, requirements: { ...nothingDue, disabled_reason: 'rejected.fraud' } }],
  [
    { state: 'incomplete', arePayoutsEnabled: true, missing: ['document', 'business', 'other'] },
    { ...active, requirements: longList },
  ],
])('reads the state of an account: %#', async (expected, changed) => {
  const { id } = await provider.createAccount({ key: randomUUID() });
  const data = [{ ...bank, default_for_currency: false, last4: '1111' }, bank];
  change(id, { external_accounts: { object: 'list', data }, ...changed });
  expect(await provider.getAccount(id)).toEqual({
    ...{ id, missing: [], arePayoutsEnabled: false },
    destination: { name: 'STRIPE TEST BANK', last4: '6789' },
    ...{ country: 'US', currency: 'USD' },
    ...expected,
  });
});

test('names the brand of a debit card', async () => {
  const { id } = await provider.createAccount({ key: randomUUID() });
  change(id, {
    external_accounts: { object: 'list', data: [{ object: 'card', brand: 'Visa', last4: '5556' }] },
  });
  expect((await provider.getAccount(id)).destination).toEqual({ name: 'Visa', last4: '5556' });
});

test('opens a new page of Stripe each time, which leads back', async () => {
  const { id } = await provider.createAccount({ key: randomUUID() });
  const returnUrl = 'https://stays.example/partner/onboarding/payouts/?returned=host-1';
  const first = await provider.openPage(id, { returnUrl });
  expect(first.url).toMatch(/^https:\/\/connect\.stripe\.com\//);
  expect(server.state.calls.at(-1)?.params).toMatchObject({
    account: id,
    type: 'account_onboarding',
    return_url: returnUrl,
    refresh_url: returnUrl,
  });
  expect((await provider.openPage(id, { returnUrl })).url).not.toBe(first.url);
});

test('gives up after its deadline', async () => {
  server.hangNextCall();
  const late = providerWith({ deadlineMilliseconds: 50 }).getAccount('acct_1');
  await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('reads the webhook account.updated, and no other one', () => {
  const parse = (type: string, object: object) => {
    const { rawBody, headers } = server.sign({ id: 'evt_1', object: 'event', type, data: { object } });
    return provider.parseEvent(Buffer.from(rawBody), headers);
  };
  expect(parse('account.updated', { id: 'acct_1' })).toEqual({ id: 'evt_1', accountId: 'acct_1' });
  expect(parse('payout.paid', { id: 'po_1' })).toEqual({ id: 'evt_1', accountId: null });
});

test('refuses a webhook with a wrong signature, and every one while no signing secret is set', () => {
  const rawBody = JSON.stringify({
    id: 'evt_1',
    type: 'account.updated',
    data: { object: { id: 'acct_1' } },
  });
  const at = Math.floor(Date.now() / 1000);
  const signedWith = (secret: string) => ({
    'stripe-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${rawBody}`).digest('hex')}`,
  });
  const refused = expect.objectContaining({ code: 'BAD_INPUT' });
  expect(() => provider.parseEvent(Buffer.from(rawBody), signedWith('whsec_other'))).toThrow(refused);
  expect(() => provider.parseEvent(Buffer.from(rawBody), {})).toThrow(refused);
  const withoutSecret = providerWith({ connectWebhookSecret: null });
  expect(() => withoutSecret.parseEvent(Buffer.from(rawBody), signedWith(''))).toThrow(refused);
});
