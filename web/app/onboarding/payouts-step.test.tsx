import type { Onboarding } from '@golark/contract/onboarding/schemas';
import type { HostPayouts, PayoutAccount } from '@golark/contract/payouts/schemas';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import * as onboardingPage from './onboarding-page.tsx';

const onboarding: Onboarding = { host: null, isDone: { you: true, hosting: true } };
const owned = (id: string, role: 'owner' | 'manager' = 'owner', name = id) => ({
  ...{ id, propertyManagerId: id, name, role, dataSource: 'DIRECT' },
});

const account: PayoutAccount = {
  state: 'incomplete',
  arePayoutsEnabled: false,
  missing: ['document', 'bank-account'],
  destination: null,
  country: 'US',
  currency: 'USD',
};
const none: HostPayouts = { provider: 'stripe', account: null, isCurrent: true };
const at = (change: Partial<PayoutAccount>): HostPayouts => ({ ...none, account: { ...account, ...change } });

type Given = {
  step?: string;
  locale?: 'en' | 'es';
  api?: ApiResponses;
  hosts?: ReturnType<typeof owned>[];
};

const open = (payouts: HostPayouts, given: Given = {}) => {
  const { step = 'payouts/', locale = 'en', api = {}, hosts = [owned('pm-1')] } = given;
  return openPage(onboardingPage, {
    path: '/partner/onboarding/:step?',
    address: `/partner/onboarding/${step}`,
    locale,
    account: { ...maya, hosts },
    api: {
      'GET /v1/partner/onboarding': () => Response.json(onboarding),
      'GET /v1/partner/payout-account': () => Response.json(payouts),
      ...api,
    },
  });
};

const stepsIn = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

it('says what the step is, leads to the provider for the host that it shows, and can be left for later', async () => {
  const { user, sent } = await open(none, {
    api: { 'POST /v1/partner/payout-account': () => Response.json({ url: '/somewhere-else/' }) },
  });
  screen.getByText(/on a secure page of Stripe.*We never see them/);
  const later = screen.getByRole('link', { name: 'Do this later' });
  expect(later.getAttribute('href')).toBe('/partner/onboarding/done/');
  await user.click(screen.getByRole('button', { name: 'Continue to Stripe' }));
  await expect.poll(() => sent.find(({ method }) => method === 'POST')?.host).toBe('pm-1');
});

it('says in Spanish what is missing, and where to continue', async () => {
  await open(at({}), { locale: 'es' });
  screen.getByText('Falta algo.');
  const needs = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(needs.slice(-2)).toEqual(['Un documento, por ejemplo una identificación', 'Tu cuenta bancaria']);
  screen.getByRole('button', { name: 'Continuar en Stripe' });
  screen.getByRole('link', { name: 'Hacerlo después' });
});

it('says that a host is still paid while something is missing', async () => {
  await open(at({ arePayoutsEnabled: true }));
  screen.getByText(/You’re paid for now/);
});

it('shows where the money goes once the account is ready, and no way to change it', async () => {
  const destination = { name: 'First Platypus Bank', last4: '6789' };
  await open(at({ state: 'ready', missing: [], arePayoutsEnabled: true, destination }));
  screen.getByText('Your money goes to First Platypus Bank, account ending in 6789.');
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByRole('link', { name: 'Continue' });
  expect(screen.queryByText(/You can do this later/)).toBeNull();
  expect(stepsIn('Steps')[2]?.hasAttribute('data-done')).toBe(true);
});

it('says that the details are being checked, in Spanish', async () => {
  await open(at({ state: 'checking', missing: [] }), { locale: 'es' });
  screen.getByText('Tus datos se están revisando.');
  screen.getByRole('link', { name: 'Continuar' });
  screen.getByRole('button', { name: 'Abrir Stripe de nuevo' });
});

it('leads to us when the provider refused, and not back to it', async () => {
  await open(at({ state: 'refused', missing: [] }));
  screen.getByText('Stripe can’t pay you.');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
    '/contact/?subject=host',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('labels the sandbox as a test', async () => {
  await open({ ...none, provider: 'sandbox' });
  screen.getByText(/This is a demo.*takes no bank details/);
  screen.getByRole('button', { name: 'Continue to the test page' });
});

it('reads the account of the host that comes back, and names it where there are several', async () => {
  const hosts = [owned('pm-1'), owned('pm-2', 'owner', 'Pine Stays'), owned('pm-3', 'manager')];
  const { sent, user } = await open(
    { ...at({}), isCurrent: false },
    {
      ...{ step: 'payouts/?returned=pm-2', hosts },
      api: { 'POST /v1/partner/payout-account': () => Response.json({ url: '/somewhere-else/' }) },
    },
  );
  expect(sent.find(({ path }) => path === '/v1/partner/payout-account')?.host).toBe('pm-2');
  screen.getByText('For Pine Stays');
  screen.getByText(/We couldn’t reach Stripe just now/);
  await user.click(screen.getByRole('button', { name: 'Continue at Stripe' }));
  await expect.poll(() => sent.find(({ method }) => method === 'POST')?.host).toBe('pm-2');
});

it('shows a problem above the form, and the state afresh when there is nothing left to do', async () => {
  let code = 'UNAVAILABLE';
  const { user, sent } = await open(none, {
    api: { 'POST /v1/partner/payout-account': () => problem(code === 'UNAVAILABLE' ? 503 : 409, code) },
  });
  const press = () => user.click(screen.getByRole('button', { name: 'Continue to Stripe' }));
  await press();
  await screen.findByRole('alert');
  code = 'INVALID_STATE';
  await press();
  const reads = () => sent.filter(({ method, path }) => method === 'GET' && path.endsWith('payout-account'));
  await expect.poll(() => reads().length).toBe(2);
});

it('is the first open step of a host who has done the others', async () => {
  await open(none, { step: '' });
  screen.getByRole('heading', { level: 1, name: 'Where are you paid?' });
});

it('is shown as open on the last page, in Spanish too', async () => {
  await open(none, { step: 'done/', locale: 'es' });
  screen.getByText('No has indicado dónde quieres cobrar.');
  expect(screen.getByRole('link', { name: 'Indicar dónde cobras' }).getAttribute('href')).toBe(
    '/partner/onboarding/payouts/',
  );
  expect(stepsIn('Pasos')[2]?.hasAttribute('data-done')).toBe(false);
  screen.getByRole('link', { name: 'Crear tu primer alojamiento' });
});

it('comes after the first step: an account without a host begins there', async () => {
  await open(none, { hosts: [] });
  screen.getByRole('heading', { level: 1, name: 'Who hosts?' });
});
