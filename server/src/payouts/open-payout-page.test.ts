import { actingHostHeader } from '@golark/contract/access/rules';
import { payoutReturnPath } from '@golark/contract/partner-paths';
import { getPayoutAccount, openPayoutPage } from '@golark/contract/payouts/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PayoutProvider } from '#platform/payout-provider';
import { aHost, anAccount, aTeamMember } from '#testing/factories';
import { type FaultyGateway, faultyGateway } from '#testing/faulty-gateway';
import { choose, postOutcome } from '#testing/payouts';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let faults: FaultyGateway<PayoutProvider>;
beforeAll(async () => {
  golark = await createTestApp({}, ({ payoutProvider }) => {
    faults = faultyGateway(payoutProvider);
    return { payoutProvider: faults.gateway };
  });
});
afterEach(() => faults.clear());
afterAll(() => golark.close());

const accountsAtProvider = async (): Promise<number> =>
  (await golark.ctx.db.selectFrom('sandbox_payout_accounts').select('id').execute()).length;
const rowsOf = (hostId: string) =>
  golark.ctx.db.selectFrom('payout_accounts').selectAll().where('property_manager_id', '=', hostId).execute();
const pathOf = (url: string): string => new URL(url).pathname;

test('a host who has not begun has no account, and the first press creates one', async () => {
  const { host: as, hostId } = await aHost(golark);
  expect((await golark.call(getPayoutAccount, { as })).body).toEqual({
    provider: 'sandbox',
    account: null,
    isCurrent: true,
  });
  const { body, status } = await golark.call(openPayoutPage, { as });
  expect(status).toBe(200);
  const page = await golark.app.inject(pathOf(body.url));
  expect(page.body).toContain('it takes no bank details');
  expect(page.body).not.toContain('<input');
  expect((await golark.call(getPayoutAccount, { as })).body.account).toMatchObject({
    state: 'incomplete',
    arePayoutsEnabled: false,
    missing: ['person', 'bank-account', 'terms'],
    destination: null,
  });
  const [row] = await rowsOf(hostId);
  expect(row?.provider_account_id).toBe(body.url.split('/').at(-1));
});

test('what is chosen on the page of the sandbox is read on the way back', async () => {
  const { host: as, hostId } = await aHost(golark);
  const { body } = await golark.call(openPayoutPage, { as });
  const path = pathOf(body.url);
  const answered = await postOutcome(golark, path, { outcome: 'verified' });
  const back = `http://127.0.0.1:3000${payoutReturnPath(hostId)}`;
  expect([answered.statusCode, answered.headers.location]).toEqual([303, back]);
  const read = await golark.call(getPayoutAccount, { as, query: { refresh: 'true' } });
  expect(read.body).toEqual({
    provider: 'sandbox',
    account: {
      state: 'ready',
      arePayoutsEnabled: true,
      missing: [],
      destination: { name: 'Sandbox Bank', last4: '6789' },
      country: 'US',
      currency: 'USD',
    },
    isCurrent: true,
  });
  const elsewhere = await postOutcome(golark, path, { outcome: 'refused', origin: 'https://evil.example' });
  expect(elsewhere.statusCode).toBe(403);
  expect((await postOutcome(golark, `${path}0`, { outcome: 'verified' })).statusCode).toBe(404);
  expect((await golark.app.inject(`${path}0`)).statusCode).toBe(404);
});

test.each(['verified', 'refused'] as const)(
  'there is nothing to continue for an account that is %s',
  async (outcome) => {
    const { host: as } = await aHost(golark);
    await choose(golark, as, outcome);
    expect((await golark.call(openPayoutPage, { as })).problem).toMatchObject({
      status: 409,
      code: 'INVALID_STATE',
    });
  },
);

test.each(['incomplete', 'checking'] as const)(
  'an account that is %s leads to the same page again',
  async (outcome) => {
    const { host: as } = await aHost(golark);
    const path = await choose(golark, as, outcome);
    expect((await golark.call(getPayoutAccount, { as })).body.account?.state).toBe(outcome);
    expect(pathOf((await golark.call(openPayoutPage, { as })).body.url)).toBe(path);
  },
);

test('many presses at once, on several devices, create one account', async () => {
  const { host: as, hostId } = await aHost(golark);
  const before = await accountsAtProvider();
  const pressed = await Promise.all(Array.from({ length: 8 }, () => golark.call(openPayoutPage, { as })));
  expect(new Set(pressed.map(({ body }) => body.url)).size).toBe(1);
  expect(await accountsAtProvider()).toBe(before + 1);
  expect(await rowsOf(hostId)).toHaveLength(1);
});

test.each([
  ['timeout-before', ['createAccount']],
  ['timeout-after', []],
] as const)('after a %s of the creation, pressing again leads to one account', async (fault, created) => {
  const { host: as, hostId } = await aHost(golark);
  const before = await accountsAtProvider();
  faults.plan('createAccount', fault);
  expect((await golark.call(openPayoutPage, { as })).status).toBe(500);
  expect((await golark.call(getPayoutAccount, { as })).body.account).toBeNull();
  faults.calls.length = 0;
  expect((await golark.call(openPayoutPage, { as })).status).toBe(200);
  // an account that was created is found, and not requested a second time: the provider may have forgotten the key
  expect(faults.calls.filter((method) => method === 'createAccount')).toEqual(created);
  expect(await accountsAtProvider()).toBe(before + 1);
  expect(await rowsOf(hostId)).toHaveLength(1);
});

test('a page that could not be opened is opened by the next press', async () => {
  const { host: as } = await aHost(golark);
  faults.plan('openPage', 'timeout-after');
  expect((await golark.call(openPayoutPage, { as })).status).toBe(500);
  expect((await golark.call(openPayoutPage, { as })).status).toBe(200);
});

test('while the provider does not respond, the host sees what was read last', async () => {
  const { host: as } = await aHost(golark);
  await choose(golark, as, 'checking');
  faults.plan('getAccount', 'timeout-before');
  const { body } = await golark.call(getPayoutAccount, { as, query: { refresh: 'true' } });
  expect(body).toMatchObject({ account: { state: 'checking' }, isCurrent: false });
});

test('a response that comes late does not replace a later one', async () => {
  const { host: as } = await aHost(golark);
  const path = await choose(golark, as, 'checking');
  faults.plan('getAccount', 'late');
  faults.calls.length = 0;
  const first = golark.call(getPayoutAccount, { as, query: { refresh: 'true' } });
  await expect.poll(() => faults.calls).toEqual(['getAccount']);
  golark.clock.advanceMinutes(1);
  await postOutcome(golark, path, { outcome: 'verified' });
  await golark.runJobs();
  faults.release();
  await first;
  expect((await golark.call(getPayoutAccount, { as })).body.account?.state).toBe('ready');
});

test('hosts see and open only their own account', async () => {
  const { host: as, hostId } = await aHost(golark);
  const { host: other, hostId: otherId } = await aHost(golark);
  await choose(golark, as, 'verified');
  expect((await golark.call(getPayoutAccount, { as: other })).body.account).toBeNull();
  const headers = { [actingHostHeader]: hostId };
  for (const call of [getPayoutAccount, openPayoutPage] as const) {
    expect((await golark.call(call, { as: other, headers })).status).toBe(403);
    expect((await golark.call(call, { as: await anAccount(golark) })).status).toBe(403);
    expect((await golark.call(call)).status).toBe(401);
  }
  expect(await rowsOf(otherId)).toEqual([]);
});

test('a manager sees where the host is paid, only an owner decides it, and a member for the calendar sees nothing', async () => {
  const { host: owner, hostId } = await aHost(golark);
  await choose(golark, owner, 'incomplete');
  for (const [role, read] of [
    ['manager', 200],
    ['calendar', 403],
  ] as const) {
    const as = await anAccount(golark);
    const member = { propertyManagerId: hostId, accountId: as.account.accountId, role };
    await aTeamMember(golark.ctx.db, member);
    expect((await golark.call(getPayoutAccount, { as })).status).toBe(read);
    expect((await golark.call(openPayoutPage, { as })).status).toBe(403);
  }
});

test('the database refuses a second account of a host, an account of two hosts, and a whole number', async () => {
  const { host: as, hostId } = await aHost(golark);
  await choose(golark, as, 'verified');
  const [row] = await rowsOf(hostId);
  if (!row) throw new Error('the host has no account');
  const { db } = golark.ctx;
  const { hostId: otherId } = await aHost(golark);
  const second = { ...row, id: crypto.randomUUID(), provider_account_id: 'acct_2' };
  const shared = { ...row, id: crypto.randomUUID(), property_manager_id: otherId };
  await expect(db.insertInto('payout_accounts').values(second).execute()).rejects.toThrow(/one_per_host/);
  await expect(db.insertInto('payout_accounts').values(shared).execute()).rejects.toThrow(/one_host/);
  const whole = db.updateTable('payout_accounts').set({ destination_last4: '000123456789' });
  await expect(whole.where('id', '=', row.id).execute()).rejects.toThrow(/last4/);
});
