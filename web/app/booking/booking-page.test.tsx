import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { sampleCard, sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import * as bookingPage from './booking-page.tsx';

const book = 'PUT /v1/booking';

type Options = { locale?: 'en' | 'es'; cards?: object[] };

const open = (api: ApiResponses = {}, { locale = 'en', cards = [] }: Options = {}) =>
  openPage(bookingPage, {
    path: '/booking/:id/',
    address: '/booking/stay1/?dateFrom=2027-01-10&dateTo=2027-01-13&adults=2&quote=quote1',
    locale,
    account: maya,
    root: { demo: true },
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'GET /v1/quotes/quote1': () => Response.json(sampleQuote),
      'GET /v1/account/me/saved-cards': () => Response.json({ cards }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [] }),
      'GET /v1/tickets/holds': () => Response.json({ holds: [] }),
      ...api,
    },
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
/** The page has one button for wide windows and one for narrow ones; without styles both are there. */
const pay = (name = 'Pay $682.00') => screen.getAllByRole('button', { name })[0] as HTMLElement;
const bodies = (sent: readonly { method: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

type User = Awaited<ReturnType<typeof open>>['user'];
const typeCard = async (user: User, number = '4242424242424242') => {
  await user.type(field('Card number'), number);
  await user.type(field('Expires'), '0830');
  await user.type(field('CVC'), '123');
};

describe('paying for a stay', () => {
  it('with a new card sends the account holder as the guest, and leads to the trip', async () => {
    const { user, sent } = await open({
      [book]: () => Response.json({ booking: { id: 'trip1' } }, { status: 201 }),
    });
    await typeCard(user);
    await user.click(screen.getByRole('checkbox', { name: 'Save this card for next time' }));
    await user.type(screen.getByRole('textbox', { name: /Message to House of Harlan/ }), 'We come late.');
    await user.click(pay());
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(bodies(sent)).toEqual([
      {
        quoteId: 'quote1',
        guest: { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' },
        note: 'We come late.',
        card: { cardNumber: '4242 4242 4242 4242', cardExpiry: '08/30', cvc: '123' },
        saveCard: true,
      },
    ]);
  });

  it('with a saved card sends only that card', async () => {
    const { user, sent } = await open(
      { [book]: () => Response.json({ booking: { id: 'trip1' } }, { status: 201 }) },
      { cards: [sampleCard] },
    );
    expect(screen.getByRole('radio', { name: /Visa ending 4242/, checked: true })).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await user.click(pay());
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(bodies(sent)).toEqual([expect.objectContaining({ savedCardId: 'card1' })]);
    expect(bodies(sent)[0]).not.toHaveProperty('card');
  });

  it.each([
    {
      locale: 'en',
      name: 'First name',
      noName: 'First name is required',
      number: 'Card number',
      noNumber: 'Card Number is required',
      button: 'Pay $682.00',
    },
    {
      locale: 'es',
      name: 'Nombre',
      noName: 'El nombre es obligatorio',
      number: 'Número de tarjeta',
      noNumber: 'Falta un dato obligatorio: Número de tarjeta',
      button: 'Pagar $682.00',
    },
  ] as const)(
    'asks in $locale for what is missing, and opens the guest to show it',
    async ({ locale, name, noName, number, noNumber, button }) => {
      const { user, sent } = await open({}, { locale });
      const guest = field(name).closest('details') as HTMLDetailsElement;
      const edit = within(guest).getByText(/Edit/);
      await user.click(edit);
      await user.clear(field(name));
      await user.click(edit);
      expect(guest.open).toBe(false);
      await user.click(pay(button));
      await waitFor(() => expect(errorOf(field(name))).toBe(noName));
      expect(field(name).closest('details')?.open).toBe(true);
      await waitFor(() => expect(document.activeElement).toBe(field(name)));
      expect(errorOf(field(number))).toBe(noNumber);
      expect(bodies(sent)).toEqual([]);
    },
  );

  it('with a declined card says until when the nights are held, and keeps everything but the security code', async () => {
    const { user } = await open({
      [book]: () =>
        problem(402, 'CARD_DECLINED', { kind: 'PaymentError', holdExpiresAt: '2026-11-20T18:30:00.000Z' }),
    });
    await typeCard(user, '4000000000000002');
    await user.click(pay());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Payment declined. Nothing was charged.');
    expect(alert.textContent).toContain('9:30');
    expect(errorOf(field('Card number'))).toBe(
      'This card was declined. Check the number, or use another card.',
    );
    expect(field('Card number').value).toBe('4000 0000 0000 0002');
    expect(field('CVC').value).toBe('');
  });

  it.each([
    { locale: 'en', button: 'Request for $682.00', note: /charged only if the host accepts/ },
    { locale: 'es', button: 'Solicitar por $682.00', note: /Solo se cobra tu tarjeta si acepta/ },
  ] as const)('is a request in $locale where the host has to accept', async ({ locale, button, note }) => {
    const stay = { ...sampleStay, instantBook: false };
    await open({ 'GET /v1/property/stay1': () => Response.json(stay) }, { locale });
    expect(pay(button)).toBeTruthy();
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.queryByText(/yours alone/)).toBeNull();
  });

  it.each([
    ['en', 'You already booked these nights', 'Go to your trip'],
    ['es', 'Ya reservaste estas noches', 'Ir a tu viaje'],
  ] as const)('leads to the trip once it is booked, in %s', async (locale, title, link) => {
    const trip = { id: 'trip1', propertyId: 'stay1', quoteId: 'quote1', status: 'CONFIRMED' };
    await open(
      {
        'GET /v1/bookings/upcoming': () => Response.json({ edges: [{ node: { id: 'trip1' } }] }),
        'GET /v1/bookings': () => Response.json({ edges: [{ node: trip }] }),
      },
      { locale },
    );
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/account/trips/trip1/');
  });

  it('leads to the trip when its quote is gone and the nights are taken', async () => {
    const dates = { arriveDay: '2027-01-11', departDay: '2027-01-14' };
    const trip = { id: 'trip1', propertyId: 'stay1', quoteId: 'quote0', status: 'CONFIRMED', ...dates };
    await open({
      'GET /v1/quotes/quote1': () => problem(404, 'NOT_FOUND', { kind: 'NotFoundError' }),
      'GET /v1/property/stay1/quote': () => problem(409, 'DATES_UNAVAILABLE', { kind: 'ConflictError' }),
      'GET /v1/bookings/upcoming': () => Response.json({ edges: [{ node: { id: 'trip1' } }] }),
      'GET /v1/bookings': () => Response.json({ edges: [{ node: trip }] }),
    });
    expect(screen.getByRole('link', { name: 'Go to your trip' })).toBeTruthy();
  });

  it('offers other dates when somebody was faster', async () => {
    const { user } = await open({
      [book]: () => problem(409, 'DATES_UNAVAILABLE', { kind: 'ConflictError' }),
    });
    await typeCard(user);
    await user.click(pay());
    expect((await screen.findByRole('alert')).textContent).toContain('Someone just booked these nights');
    expect(screen.getByRole('link', { name: 'Choose other dates' }).getAttribute('href')).toContain('stay1');
  });

  it('shows the words of the server when too much is unpaid or declined', async () => {
    const detail = 'Tienes demasiadas estancias retenidas sin pagar.';
    const limited = { kind: 'RateLimitedError', detail, limit: 'unpaidHolds' };
    const { user } = await open(
      { [book]: () => problem(429, 'RATE_LIMITED', limited) },
      { locale: 'es', cards: [sampleCard] },
    );
    await user.click(pay('Pagar $682.00'));
    expect((await screen.findByRole('alert')).textContent).toContain(detail);
  });

  it('is busy while the booking is made, and says when there is no connection', async () => {
    let respond = (_: Response) => {};
    const { user, connection, sent } = await open({
      [book]: () => new Promise<Response>((done) => (respond = done)),
    });
    await typeCard(user);
    connection.isUp = false;
    await user.click(pay());
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t connect.');
    expect(field('CVC').value).toBe('123');
    connection.isUp = true;
    await user.click(pay());
    const busy = await waitFor(() => pay('Pay $682.00 Working'));
    await user.click(busy);
    await waitFor(() => expect(bodies(sent)).toHaveLength(1));
    respond(Response.json({ booking: { id: 'trip1' } }, { status: 201 }));
    await screen.findByText(/page \/account\/trips\/trip1\//);
    expect(bodies(sent)).toHaveLength(1);
  });
});
