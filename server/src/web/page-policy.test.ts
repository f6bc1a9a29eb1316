import { expect, test } from 'vitest';
import { pagePolicyOf, showsStripe } from './page-policy.ts';

const stripe = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' };

test.each([
  ['/account/payments/', true],
  ['/account/payments?from=trip', true],
  ['/property/co-denver-1/booking/?quoteId=1', true],
  ['/tickets/event/ev-1/checkout/?hold=1', true],
  ['/membership/purchase/?code=GO2025', true],
  ['/account/membership/', true],
  ['/membership/GO2025/', false],
  ['/', false],
  ['/account/details/', false],
  ['/property/co-denver-1/', false],
  ['/search/account/payments/', false],
])('%s may load Stripe: %s', (url, isAllowed) => {
  expect(showsStripe({ stripe }, url)).toBe(isAllowed);
  expect(showsStripe({ stripe: null }, url)).toBe(false);
});

test('names the origins of Stripe on pages with its form only', () => {
  const sourcesOf = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
  const withForm = sourcesOf(pagePolicyOf([], null, true));
  expect(withForm['script-src']).toContain('https://js.stripe.com');
  expect(withForm['frame-src']).toEqual(expect.arrayContaining(["'self'", 'https://hooks.stripe.com']));
  expect(withForm['connect-src']).toContain('https://api.stripe.com');
  expect(pagePolicyOf([], null)).not.toContain('stripe');
});
