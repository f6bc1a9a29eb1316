import { suspendAccount } from '@golark/contract/operators/calls';
import { listReservations } from '@golark/contract/partners/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount, aPropertyManager } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { grant, revoke, setRole } from './team-commands.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  await aPropertyManager(golark.ctx.db, 'pm-team');
});
afterAll(() => golark.close());

test('a role takes effect with the next request, and a team keeps an owner', async () => {
  const [first, second] = await Promise.all([anAccount(golark), anAccount(golark)]);
  const host = 'pm-team';
  const status = async (as: typeof first) => (await golark.call(listReservations, { as })).status;
  const owner = first.account.email;
  expect(await setRole(golark.ctx, { host, email: owner, role: 'owner' })).toBe(
    `${owner} is owner of pm-team.`,
  );
  expect(await status(first)).toBe(200);
  await expect(setRole(golark.ctx, { host, email: owner, role: 'calendar' })).rejects.toThrow('only owner');
  await expect(setRole(golark.ctx, { host, email: owner, role: null })).rejects.toThrow('only owner');
  await setRole(golark.ctx, { host, email: second.account.email, role: 'owner' });
  await setRole(golark.ctx, { host, email: owner, role: 'calendar' });
  expect(await status(first)).toBe(403);
  await setRole(golark.ctx, { host, email: owner, role: null });
  expect((await golark.call(listReservations, { as: first })).problem.detail).toContain('belongs to no host');
});

test('unknown hosts and accounts are named', async () => {
  const { account } = await anAccount(golark);
  const role = 'owner' as const;
  await expect(setRole(golark.ctx, { host: 'pm-none', email: account.email, role })).rejects.toThrow(
    'There is no host pm-none.',
  );
  await expect(setRole(golark.ctx, { host: 'pm-team', email: 'no@example.com', role })).rejects.toThrow(
    'no@example.com is not the address',
  );
  await expect(grant(golark.ctx, 'no@example.com', 'accounts.suspend')).rejects.toThrow('no@example.com');
});

test('a permission is granted and revoked', async () => {
  const [operator, other] = await Promise.all([anAccount(golark), anAccount(golark)]);
  const { email } = operator.account;
  const suspend = () =>
    golark.call(suspendAccount, {
      as: operator,
      params: { accountId: other.account.accountId },
      body: { reason: 'fraud' },
    });
  expect((await suspend()).problem.code).toBe('UNAUTHORIZED_ERROR');
  await grant(golark.ctx, email, 'accounts.suspend');
  expect((await suspend()).body).toEqual({ accountId: other.account.accountId, isSuspended: true });
  expect((await golark.call(listReservations, { as: other })).problem.code).toBe('ACCOUNT_SUSPENDED');
  await revoke(golark.ctx, email, 'accounts.suspend');
  expect((await suspend()).status).toBe(403);
  await expect(revoke(golark.ctx, email, 'accounts.suspend')).rejects.toThrow('has the permission');
});
