import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import { sampleCard, sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import * as bookingPage from './booking-page.tsx';

HTMLFormElement.prototype.submit = () => undefined;

afterEach(() => vi.unstubAllGlobals());

/** `frame` is what the browser itself asks for. */
const open = (frame: () => Response) => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    new URL(url).pathname === '/v1/payments/setup-3ds' ? frame() : Response.error(),
  );
  return openPage(bookingPage, {
    path: '/booking/:id/',
    address: '/booking/stay1/?dateFrom=2027-01-10&dateTo=2027-01-13&adults=2&quote=quote1',
    locale: 'en',
    account: maya,
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'GET /v1/quotes/quote1': () => Response.json(sampleQuote),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards: [sampleCard] }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [] }),
      'PUT /v1/booking': () => Response.json({ booking: { id: 'trip1' } }, { status: 201 }),
    },
  });
};

const field = () => document.querySelector<HTMLInputElement>('[name=deviceProfileSessionId]');
const pay = () => screen.getAllByRole('button', { name: 'Pay $682.00' })[0] as HTMLElement;

it('what the hidden frame collected for the saved card is sent with the booking', async () => {
  const deviceDataCollectionUrl = `${window.location.origin}/dev/sandbox/device`;
  const { user, sent } = await open(() => Response.json({ deviceDataCollectionUrl, accessToken: 'token1' }));
  await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy());
  const { origin } = window.location;
  window.dispatchEvent(new MessageEvent('message', { origin, data: { sessionId: 'device1' } }));
  await waitFor(() => expect(field()?.value).toBe('device1'));
  await user.click(pay());
  await screen.findByText(/page \/account\/trips\/trip1\//);
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    savedCardId: sampleCard.id,
    deviceProfileSessionId: 'device1',
  });
});

it('a gateway without a page for it, and one that fails, hold nothing up', async () => {
  for (const answer of [
    () => Response.json({ deviceDataCollectionUrl: '', accessToken: '' }),
    () => Response.json({}, { status: 500 }),
  ]) {
    const { user, sent, unmount } = await open(answer);
    await user.click(pay());
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(document.querySelector('iframe')).toBeNull();
    expect(sent.find(({ method }) => method === 'PUT')?.body).not.toHaveProperty('deviceProfileSessionId');
    unmount();
  }
});
