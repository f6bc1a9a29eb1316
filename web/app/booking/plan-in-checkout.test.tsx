import type { Quote } from '@golark/contract/pricing/schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import { sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import * as bookingPage from './booking-page.tsx';

const schedule = [
  { dueOn: null, amount: { amount: 20_460, currency: 'USD' as const } },
  { dueOn: '2026-12-27', amount: { amount: 47_740, currency: 'USD' as const } },
];
const withDeposit: Quote = {
  ...sampleQuote,
  paymentPlans: [
    ...sampleQuote.paymentPlans,
    { paymentPlan: 'deposit', nonMember: schedule, member: schedule },
  ] as Quote['paymentPlans'],
};

const open = (quote: Quote, locale: 'en' | 'es' = 'en') =>
  openPage(bookingPage, {
    path: '/property/:id/booking/',
    address: '/property/stay1/booking/?dateFrom=2027-01-10&dateTo=2027-01-13&quote=quote1',
    locale,
    account: maya,
    root: { demo: true },
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'GET /v1/quotes/quote1': () => Response.json(quote),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [] }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [] }),
      'GET /v1/tickets/holds': () => Response.json({ holds: [] }),
    },
  });

describe('when to pay, in the checkout', () => {
  it.each([
    [
      'en',
      'Pay in full',
      /^Pay \$204\.60 now, \$477\.40 on /,
      'Pay $682.00',
      'Pay $204.60',
      /you get back what/,
    ],
    [
      'es',
      'Pagar todo ahora',
      /^Paga \$204\.60 ahora y /,
      'Pagar $682.00',
      'Pagar $204.60',
      /Si cancelas, te/,
    ],
  ] as const)('in full, unless the deposit is chosen, which states its terms, in %s', async (...words) => {
    const [locale, full, deposit, payAll, payDeposit, terms] = words;
    const { user } = await open(withDeposit, locale);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${full}`) }).checked).toBe(true);
    expect(screen.getAllByRole('button', { name: payAll }).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', { name: deposit }));
    expect(screen.getAllByRole('button', { name: payDeposit }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: payAll })).toBeNull();
    expect(screen.getByText(terms)).toBeTruthy();
  });

  it('is not asked where the host wants everything at once', async () => {
    await open(sampleQuote);
    expect(screen.queryByRole('radio', { name: /^Pay in full/ })).toBeNull();
  });
});
