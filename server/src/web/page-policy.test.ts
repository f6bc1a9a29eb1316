import { expect, test } from 'vitest';
import { pagePolicyOf, stripeOnPage } from './page-policy.ts';

const stripe = {
  secretKey: 'sk',
  publishableKey: 'pk',
  webhookSecret: 'whsec',
  connectWebhookSecret: 'whsec',
};

test.each([
  ['/account/payments/', 'card-form'],
  ['/account/payments?from=trip', 'card-form'],
  ['/property/co-denver-1/booking/?quoteId=1', 'card-form'],
  ['/tickets/event/ev-1/checkout/?hold=1', 'card-form'],
  ['/membership/purchase/?code=GO2025', 'card-form'],
  ['/account/membership/', 'card-form'],
  ['/partner/onboarding/payouts/?returned=host-1', 'payout-form'],
  ['/partner/onboarding', 'payout-form'],
  ['/partner/onboarding/hosting/', null],
  ['/membership/GO2025/', null],
  ['/', null],
  ['/account/details/', null],
  ['/property/co-denver-1/', null],
  ['/search/account/payments/', null],
])('%s has of Stripe: %s', (url, part) => {
  expect(stripeOnPage({ stripe }, url)).toBe(part);
  expect(stripeOnPage({ stripe: null }, url)).toBeNull();
});

const sourcesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

test('names the origin of an operator’s map style for requests and pictures, and only there', () => {
  const mapStyleUrl = 'https://maps.example/styles/bright.json?key=1';
  const [ours, others] = [
    sourcesOf(pagePolicyOf([], null)),
    sourcesOf(pagePolicyOf([], null, { mapStyleUrl })),
  ];
  expect(others).toEqual({
    ...ours,
    'img-src': ["'self'", 'data:', 'https://maps.example'],
    'connect-src': ["'self'", 'https://maps.example'],
  });
});

test('names the origins of Stripe on pages with its form only', () => {
  const withForm = sourcesOf(pagePolicyOf([], null, { stripe: 'card-form' }));
  expect(withForm['script-src']).toContain('https://js.stripe.com');
  expect(withForm['frame-src']).toEqual(expect.arrayContaining(["'self'", 'https://hooks.stripe.com']));
  expect(withForm['connect-src']).toContain('https://api.stripe.com');
  expect(withForm['form-action']).toEqual(["'self'"]);
  const leadsOn = sourcesOf(pagePolicyOf([], null, { stripe: 'payout-form' }));
  expect(leadsOn['form-action']).toEqual(["'self'", 'https://*.stripe.com']);
  expect(leadsOn['script-src']).toEqual(["'self'"]);
  expect(pagePolicyOf([], null)).not.toContain('stripe');
});
