import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, openPage, problem } from '../../testing/open-page.tsx';
import { sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import { sampleHold } from '../../testing/sample-ticket-event.ts';
import * as loginPage from '../accounts/entry/login-page.tsx';
import * as signupPage from '../accounts/entry/signup-page.tsx';
import * as bookingPage from './booking-page.tsx';

const { quoteId: _, expiresAt: __, ...rate } = sampleQuote;
const stays: ApiResponses = {
  'GET /v1/property/stay1': () => Response.json(sampleStay),
  'GET /v1/property/stay1/rate': () => Response.json(rate),
};
const email = 'maya@example.com';

const open = (api: ApiResponses = {}, locale: 'en' | 'es' = 'en', more = '') =>
  openPage(bookingPage, {
    path: '/property/:id/booking/',
    address: `/property/stay1/booking/?dateFrom=2027-01-10&dateTo=2027-01-13${more}`,
    locale,
    api: { ...stays, ...api },
    postsTo: { '/login/': loginPage, '/signup/': signupPage },
  });

type User = Awaited<ReturnType<typeof open>>['user'];
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const enterEmail = async (user: User) => {
  await user.type(field('Email address'), `${email}{Enter}`);
  await screen.findByText(email);
};
/** The stay, its dates and its price are on the page, next to the form and above it on phones. */
const expectSummary = () => {
  expect(screen.getAllByText('Olive Street cabin').length).toBeGreaterThan(0);
  expect(screen.getAllByText('$682.00').length).toBeGreaterThan(0);
};

describe('reserving without being logged in', () => {
  it.each([
    { locale: 'en', title: 'Log in or sign up to book', goOn: 'Continue', none: 'Email address is required' },
    {
      locale: 'es',
      title: 'Inicia sesión o crea una cuenta para reservar',
      goOn: 'Continuar',
      none: 'El correo electrónico es obligatorio',
    },
  ] as const)('shows the stay and asks for the email address first ($locale)', async (words) => {
    const { user, sent } = await open({}, words.locale);
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeTruthy();
    expectSummary();
    await press(user, words.goOn);
    expect(await screen.findByText(words.none)).toBeTruthy();
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it('has the tickets that the visitor holds in its total, and in the checkout that follows', async () => {
    const holds = { 'GET /v1/tickets/holds': () => Response.json({ holds: [sampleHold] }) };
    await open(holds, 'en', '&tickets=1');
    expect(screen.getAllByText(sampleHold.event.title).length).toBeGreaterThan(0);
    expect(screen.getAllByText('$854.00').length).toBeGreaterThan(0);
    const form = document.querySelector('form[action^="/login/"]');
    expect(form?.getAttribute('action')).toContain(encodeURIComponent('&tickets=1'));
  });

  it('signs up in place, and continues with the same stay', async () => {
    const signUp = 'PUT /v1/account/signup';
    const { user, sent } = await open({ [signUp]: () => Response.json({ account: { email } }) });
    await enterEmail(user);
    expect(document.activeElement).toBe(field('First name'));
    expectSummary();
    await press(user, 'Create account');
    expect(await screen.findByText('First name is required')).toBeTruthy();
    expectSummary();
    await user.type(field('First name'), 'Maya');
    await user.type(field('Last name'), 'Ortega');
    await user.type(field('Password'), 'quiet-meadow-owl');
    const loads = () => sent.filter(({ path }) => path === '/v1/property/stay1').length;
    const before = loads();
    await press(user, 'Create account');
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ email, firstName: 'Maya' });
    await waitFor(() => expect(loads()).toBeGreaterThan(before));
    expect(screen.queryByText(/^page /)).toBeNull();
  });

  it('leads from a taken email address to the password, which is checked in place', async () => {
    const { user } = await open({
      'PUT /v1/account/signup': () => problem(409, 'EMAIL_TAKEN', { kind: 'ConflictError' }),
      'POST /v1/account/login': () => problem(401, 'INVALID_CREDENTIALS', { kind: 'AuthenticationError' }),
    });
    await enterEmail(user);
    await user.type(field('First name'), 'Maya');
    await user.type(field('Last name'), 'Ortega');
    await user.type(field('Password'), 'quiet-meadow-owl');
    await press(user, 'Create account');
    expect(await screen.findByText(/You already have an account/)).toBeTruthy();
    await press(user, 'Already have an account? Log in');
    expect(document.activeElement).toBe(field('Password'));
    await user.type(field('Password'), 'quiet-meadow-owl');
    await press(user, 'Log in');
    expect(await screen.findByText('Email address or password is wrong.')).toBeTruthy();
    expectSummary();
  });

  it('asks for the code of the second step in place', async () => {
    const { user } = await open({
      'POST /v1/account/login': () =>
        problem(401, 'TWO_STEP_REQUIRED', { kind: 'AuthenticationError', challenge: 'challenge1' }),
    });
    await enterEmail(user);
    await press(user, 'Already have an account? Log in');
    await user.type(field('Password'), 'quiet-meadow-owl');
    await press(user, 'Log in');
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeTruthy();
    expectSummary();
  });
});
