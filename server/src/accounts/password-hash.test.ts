import { logIn } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({ PASSWORD_HASH_COST: 'full' });
});
afterAll(() => golark.close());

test('handles other calls during many logins, and rejects logins that would wait too long', async () => {
  const { account } = await anAccount(golark);
  const body = { email: account.email, password: 'metolius-at-nine' };
  let done = 0;
  const logins = Array.from({ length: 260 }, async () => {
    const response = await golark.call(logIn, { body });
    done++;
    return response;
  });
  const health = await golark.app.inject('/healthz');
  expect(health.statusCode).toBe(200);
  expect(done).toBeLessThan(60);
  const responses = await Promise.all(logins);
  const refused = responses.filter((response) => response.status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(60);
  for (const response of refused) {
    expect(response.problem).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(response.headers['retry-after']).toBe('5');
  }
});
