import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import * as bookingPage from './booking-page.tsx';

const off = { code: 'coupon', label: 'Coupon SUMMER', amount: { amount: -5100, currency: 'USD' } };
const cheaper = {
  ...sampleQuote.nonMember,
  lines: [...sampleQuote.nonMember.lines, off],
  total: { amount: 63_100, currency: 'USD' },
};
const withCoupon = {
  ...sampleQuote,
  ...{ quoteId: 'quote2', coupon: { code: 'SUMMER' }, nonMember: cheaper, member: cheaper },
};

const refusal = (code: string, params: object = {}) =>
  problem(422, 'VALIDATION_ERROR', {
    kind: 'ValidationError',
    errors: [{ path: 'couponCode', code, params, message: 'refused' }],
  });

const open = (api: ApiResponses, { query = '', locale = 'en' as 'en' | 'es' } = {}) =>
  openPage(bookingPage, {
    path: '/property/:id/booking/',
    address: `/property/stay1/booking/?dateFrom=2027-01-10&dateTo=2027-01-13&adults=2&quote=quote1${query}`,
    locale,
    account: maya,
    root: { demo: true },
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'GET /v1/quotes/quote1': () => Response.json(sampleQuote),
      'GET /v1/quotes/quote2': () => Response.json(withCoupon),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [] }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [] }),
      'GET /v1/tickets/holds': () => Response.json({ holds: [] }),
      ...api,
    },
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const total = (amount: string) => screen.findAllByRole('button', { name: `Pay ${amount}` });

it('a coupon lowers the total, what was typed stays, and it can be removed again', async () => {
  const { user, sent } = await open({
    'GET /v1/property/stay1/quote': () => Response.json(withCoupon),
  });
  await user.type(field('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText(/Coupon code/), 'summer');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await total('$631.00');
  expect(field('Card number').value).toBe('4242 4242 4242 4242');
  expect(screen.getByRole('status', { name: '' }).textContent).toContain('$51.00 off the nightly rate');
  const remove = screen.getByRole('link', { name: 'Remove coupon SUMMER' });
  expect(remove.getAttribute('href')).toBe(
    '/property/stay1/booking/?dateFrom=2027-01-10&dateTo=2027-01-13&adults=2',
  );
  expect(sent.filter(({ path }) => path === '/v1/property/stay1/quote')).toHaveLength(1);
});

it.each([
  ['en', 'code_unknown', {}, 'We don’t know this code'],
  ['en', 'coupon_minimum', { limit: 300 }, 'This code is for nightly rates of $300 or more in total'],
  ['es', 'coupon_elsewhere', {}, 'Este código es para otras estancias'],
] as const)(
  'says in %s why a code does not apply (%s), at its field, and keeps the price',
  async (...given) => {
    const [locale, code, params, words] = given;
    await open(
      { 'GET /v1/property/stay1/quote': () => refusal(code, params) },
      { query: '&couponCode=nope', locale },
    );
    const control = screen.getByLabelText<HTMLInputElement>(/Coupon code|Código del cupón/);
    await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'));
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(words);
    expect(control.value).toBe('NOPE');
    expect(screen.getAllByRole('button', { name: /\$682\.00/ }).length).toBeGreaterThan(0);
  },
);

it('a coupon that was used up since the quote is named at its field, and nothing is charged', async () => {
  const { user } = await open(
    {
      'GET /v1/quotes/quote1': () => Response.json({ ...withCoupon, quoteId: 'quote1' }),
      'PUT /v1/booking': () => refusal('code_expired'),
    },
    { query: '&couponCode=SUMMER' },
  );
  await user.type(field('Card number'), '4242424242424242');
  await user.type(field('Expires'), '0830');
  await user.type(field('CVC'), '123');
  const [pay] = await total('$631.00');
  await user.click(pay as HTMLElement);
  expect(await screen.findByText('This code has ended')).toBeTruthy();
});
