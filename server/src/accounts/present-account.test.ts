import { getAccount } from '@golark/contract/accounts/calls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anAccount, aTeamMember, makeMember } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('shows hosts and membership with the query that finds the caller', async () => {
  const as = await anAccount(golark);
  const { accountId } = as.account;
  const { db } = golark.ctx;
  await aTeamMember(db, { propertyManagerId: 'pm-2', accountId });
  await aTeamMember(db, {
    propertyManagerId: 'pm-1',
    accountId,
    role: 'calendar',
    dataSource: 'AIRBNB',
  });
  await makeMember(golark, accountId);
  const asked = vi.spyOn(golark.database.pool, 'connect');
  const { body } = await golark.call(getAccount, { as });
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  expect(body.hosts).toEqual([
    {
      id: 'pm-1',
      propertyManagerId: 'pm-1',
      name: expect.any(String),
      dataSource: 'AIRBNB',
      role: 'calendar',
    },
    { id: 'pm-2', propertyManagerId: 'pm-2', name: expect.any(String), dataSource: 'DIRECT', role: 'owner' },
  ]);
  expect(body.membershipSubscription).toMatchObject({
    status: 'ACTIVE',
    renews: false,
    cancelAtPeriodEnd: false,
  });
});
