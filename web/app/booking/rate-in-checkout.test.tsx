import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import { quoteWithPlans, sampleStay } from '../../testing/sample-stay.ts';
import * as bookingPage from './booking-page.tsx';

const quotes = { standard: quoteWithPlans('standard'), chosen: quoteWithPlans('non-refundable') };

const open = () =>
  openPage(bookingPage, {
    path: '/property/:id/booking/',
    address: '/property/stay1/booking/?dateFrom=2027-01-10&dateTo=2027-01-13&quote=quote-standard',
    account: maya,
    root: { demo: true },
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'GET /v1/property/stay1/quote': () => Response.json(quotes.chosen),
      'GET /v1/quotes/quote-standard': () => Response.json(quotes.standard),
      'GET /v1/quotes/quote-non-refundable': () => Response.json(quotes.chosen),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [] }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [] }),
      'GET /v1/tickets/holds': () => Response.json({ holds: [] }),
    },
  });

it('the other rate is chosen in the checkout: a new quote with its total and policy, and what was typed stays', async () => {
  const { user } = await open();
  expect(screen.getByText(/^Moderate: full refund until five days/)).toBeTruthy();
  const card = screen.getByLabelText<HTMLInputElement>('Card number', { selector: 'input' });
  await user.type(card, '4242424242424242');
  await user.click(screen.getByRole('link', { name: /^Non-refundable/ }));
  await screen.findAllByRole('button', { name: 'Pay $631.00' });
  expect(screen.getByText(/^Non-refundable: the nights and the service fee aren’t/)).toBeTruthy();
  expect(card.value).toBe('4242 4242 4242 4242');
  const quoteId = document.querySelector<HTMLInputElement>('input[name="quoteId"]');
  expect(quoteId?.value).toBe('quote-non-refundable');
});
