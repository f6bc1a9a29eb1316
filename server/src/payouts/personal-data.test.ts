import { deleteAccount } from '@golark/contract/accounts/calls';
import { getPayoutAccount } from '@golark/contract/payouts/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHost, anAccount, aTeamMember } from '#testing/factories';
import { choose, sandboxPayoutsOf } from '#testing/payouts';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const leave = (as: Awaited<ReturnType<typeof anAccount>>) =>
  golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
const rowOf = (hostId: string) =>
  golark.ctx.db
    .selectFrom('payout_accounts')
    .select(['state', 'destination_name', 'destination_last4'])
    .where('property_manager_id', '=', hostId)
    .executeTakeFirstOrThrow();

test('bank and digits are erased with the only owner, and a later webhook does not bring them back', async () => {
  const { host: as, hostId } = await aHost(golark);
  const id = (await choose(golark, as, 'incomplete')).split('/').at(-1) ?? '';
  expect(await rowOf(hostId)).toMatchObject({ destination_name: 'Sandbox Bank' });
  expect((await leave(as)).status).toBe(204);
  const sandbox = sandboxPayoutsOf(golark.ctx);
  await sandbox.chooseOutcome(id, 'verified');
  const { rawBody: payload, headers } = sandbox.signEvent({ id: 'evt_late', accountId: id });
  await golark.app.inject({ method: 'POST', url: '/v1/payouts/webhook/sandbox', headers, payload });
  await golark.runJobs();
  expect(await rowOf(hostId)).toEqual({ state: 'ready', destination_name: null, destination_last4: null });
});

test('they stay for the other owners of a host', async () => {
  const { host: as, hostId } = await aHost(golark);
  await choose(golark, as, 'verified');
  const other = await anAccount(golark);
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId: other.account.accountId });
  await leave(as);
  const { account } = (await golark.call(getPayoutAccount, { as: other })).body;
  expect(account?.destination).toEqual({ name: 'Sandbox Bank', last4: '6789' });
});
