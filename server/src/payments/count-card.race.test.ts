import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { countCard } from './count-card.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('of 60 cards that are counted at the same time, an account may send 20 to the gateway', async () => {
  const { account } = await anAccount(golark);
  const payer = { accountId: account.accountId, address: null, deviceId: null };
  const counted = await Promise.allSettled(
    Array.from({ length: 60 }, () => countCard(golark.ctx, payer, { locale: 'en', from: 'typed' })),
  );
  expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});
