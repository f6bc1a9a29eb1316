import { getAccount } from '@golark/contract/accounts/calls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('shows hosts and membership with two queries: the caller and the account', async () => {
  const as = await anAccount(golark);
  const { accountId } = as.account;
  const { db } = golark.ctx;
  const host = { account_id: accountId, name: 'June', joined_on: '2024-01-01' };
  await db
    .insertInto('property_managers')
    .values([
      { ...host, id: 'pm-2', data_source: 'DIRECT' },
      { ...host, id: 'pm-1', data_source: 'AIRBNB' },
    ])
    .execute();
  await db
    .insertInto('membership_subscriptions')
    .values({ account_id: accountId, status: 'ACTIVE', started_at: golark.clock.now() })
    .execute();
  const asked = vi.spyOn(golark.database.pool, 'connect');
  const { body } = await golark.call(getAccount, { as });
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
  expect(body.hosts).toEqual([
    { id: 'pm-1', propertyManagerId: 'pm-1', dataSource: 'AIRBNB' },
    { id: 'pm-2', propertyManagerId: 'pm-2', dataSource: 'DIRECT' },
  ]);
  expect(body.membershipSubscription).toEqual({ status: 'ACTIVE' });
});
