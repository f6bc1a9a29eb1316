import { expect, test } from 'vitest';
import { idempotencyLockSeconds } from '#platform/idempotency';
import { gatewayCallSeconds, gatewayCallsPerRequest } from '#platform/payment-gateway';
import { stripeTimeouts } from '#platform/stripe-client';

test('the lock on a key outlasts every call to Stripe of one request, with the retries of the SDK', () => {
  const { attemptMilliseconds, retries, deadlineMilliseconds } = stripeTimeouts;
  expect(attemptMilliseconds * (retries + 1)).toBeLessThan(deadlineMilliseconds);
  expect(deadlineMilliseconds).toBeLessThan(gatewayCallSeconds * 1000);
  expect(gatewayCallSeconds * gatewayCallsPerRequest).toBeLessThan(idempotencyLockSeconds);
});
