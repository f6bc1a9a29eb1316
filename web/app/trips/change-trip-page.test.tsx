import type { Booking } from '@golark/contract/booking/schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import { apiOf, sampleTrip } from '../../testing/sample-trip.ts';
import * as changePage from './change-trip-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const guests = { adults: 2, children: 0, infants: 0, pets: false };

const quote = {
  quoteId: 'q1',
  expiresAt: '2026-11-20T18:15:00.000Z',
  before: { arriveDay: '2027-01-10', departDay: '2027-01-13', guests, nights: 3, total: usd(68_200) },
  after: { arriveDay: '2027-01-10', departDay: '2027-01-12', guests, nights: 2, total: usd(48_200) },
  lines: [
    { code: 'nights', label: '2 nights', before: usd(60_000), after: usd(40_000), difference: usd(-20_000) },
    {
      code: 'cleaning_fee',
      label: 'Cleaning',
      before: usd(8200),
      after: usd(8200),
      difference: usd(0),
    },
  ],
  taxChanges: [],
  difference: usd(-20_000),
  notRefunded: usd(10_000),
  usedUp: usd(0),
  toPay: usd(0),
  toRefund: usd(10_000),
  balance: null,
  card: { brand: 'visa', last4: '4242' },
  cancellation: sampleTrip.cancellation,
};

const balance = {
  status: 'OPEN' as const,
  amount: usd(30_000),
  dueOn: '2027-01-03',
  nextAttemptAt: null,
  deadlineAt: null,
  card: null,
};

const open = (answer: () => Response, locale: 'en' | 'es' = 'en', trip: Booking = sampleTrip) =>
  openPage(changePage, {
    path: '/account/trips/:bookingId/change/',
    address: '/account/trips/trip1/change/',
    locale,
    account: maya,
    api: {
      ...apiOf(trip),
      'GET /v1/property/stay1': () => Response.json({ detail: 'gone' }, { status: 404 }),
      'GET /v1/property/stay1/availability': () => Response.json({ detail: 'gone' }, { status: 404 }),
      'GET /v1/account/cards': () => Response.json({ cards: [] }),
      'POST /v1/booking/trip1/change-quotes': answer,
    },
  });

const problem = (body: object, status: number) => () =>
  Response.json({ statusCode: status, detail: 'no', ...body }, { status });

it.each([
  {
    locale: 'en',
    ask: 'See the new price',
    words: ['You get back', /\$100\.00 of the difference.*If someone books the nights you give up/],
    change: 'Change and get $100.00 back',
  },
  {
    locale: 'es',
    ask: 'Ver el nuevo precio',
    words: [
      'Te devolvemos',
      /Devolvemos \$100\.00 a Visa 4242/,
      /Si alguien reserva las noches que dejas libres/,
    ],
    change: 'Cambiar y recuperar $100.00',
  },
] as const)(
  'shows the difference line by line and what goes back ($locale)',
  async ({ locale, ask, words, change }) => {
    await open(() => Response.json({ quote }), locale);
    await userEvent.click(screen.getByRole('button', { name: ask }));
    const button = await screen.findByRole('button', { name: change });
    const section = within(button.closest('section') as HTMLElement);
    for (const text of [...words, '$600.00', '$482.00']) expect(section.getByText(text)).toBeTruthy();
  },
);

it.each([
  [
    'en',
    'See the new price',
    /\$100\.00 comes off what you still have to pay/,
    /\$200\.00 is left to pay on .*Jan 3/,
  ],
  [
    'es',
    'Ver el nuevo precio',
    /Descontamos \$100\.00 de lo que te queda/,
    /Quedan \$200\.00 por pagar el .*3 ene/,
  ],
] as const)('says what comes off the balance and what is left of it (%s)', async (...words) => {
  const [locale, ask, less, left] = words;
  const after = { before: usd(30_000), after: usd(20_000), dueOn: '2027-01-03', isDueNow: false };
  const unpaid = { ...quote, toRefund: usd(0), balance: after };
  await open(() => Response.json({ quote: unpaid }), locale, { ...sampleTrip, balance });
  await userEvent.click(screen.getByRole('button', { name: ask }));
  expect(await screen.findByText(less)).toBeTruthy();
  expect(screen.getByText(left)).toBeTruthy();
});

it('says that a balance whose day is over is charged right after the change', async () => {
  const after = { before: usd(30_000), after: usd(30_000), dueOn: '2026-11-20', isDueNow: true };
  const moved = { ...quote, toRefund: usd(0), notRefunded: usd(0), balance: after };
  await open(() => Response.json({ quote: moved }), 'en', { ...sampleTrip, balance });
  await userEvent.click(screen.getByRole('button', { name: 'See the new price' }));
  expect(await screen.findByText(/\$300\.00 is left to pay\. It is due now/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change the trip' })).toBeTruthy();
});

it.each([
  ['en', 'See the new price', 'State lodging tax isn’t due for stays of 30 nights or more.'],
  ['es', 'Ver el nuevo precio', 'State lodging tax: no se paga en estancias de 30 noches o más.'],
] as const)('says which lodging tax the new length ends (%s)', async (locale, ask, words) => {
  const taxChanges = [{ name: 'State lodging tax', reach: 'none', limit: 30 }];
  await open(() => Response.json({ quote: { ...quote, taxChanges } }), locale);
  await userEvent.click(screen.getByRole('button', { name: ask }));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('a change of the guests alone gives up no night', async () => {
  await open(() => Response.json({ quote: { ...quote, after: { ...quote.before, total: usd(48_200) } } }));
  await userEvent.click(screen.getByRole('button', { name: 'See the new price' }));
  expect(await screen.findByText(/\$100\.00 of the difference/)).toBeTruthy();
  expect(screen.queryByText(/If somebody books the nights/)).toBeNull();
});

it.each([
  ['en', 'See the new price', /\$198\.00 isn’t refunded: it went to the guest/],
  ['es', 'Ver el nuevo precio', /No se reembolsan \$198\.00/],
] as const)(
  'says what is used up by nights whose former guest was refunded (%s)',
  async (locale, ask, words) => {
    const paid = { ...quote, usedUp: usd(19_800), notRefunded: usd(0), toPay: usd(19_800), toRefund: usd(0) };
    await open(() => Response.json({ quote: paid }), locale);
    await userEvent.click(screen.getByRole('button', { name: ask }));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

it('says why the dates can’t be had, at the form', async () => {
  const errors = [{ path: 'arriveDay', code: 'stay_unchanged', params: {}, message: 'no' }];
  await open(problem({ code: 'VALIDATION_ERROR', errors }, 422));
  await userEvent.click(screen.getByRole('button', { name: 'See the new price' }));
  expect(await screen.findByText(/These are the dates and guests of your trip/)).toBeTruthy();
});

it('leads to the host where they accept each request', async () => {
  await open(problem({ code: 'INVALID_STATE', reason: 'NEEDS_HOST' }, 409));
  await userEvent.click(screen.getByRole('button', { name: 'See the new price' }));
  const link = await screen.findByRole('link', { name: 'Write to House of Harlan' });
  expect(link.getAttribute('href')).toBe('/account/trips/trip1/#messages');
});

it('says that an insurance moves with the trip', async () => {
  const total = { amount: 71_300, currency: 'USD' as const };
  await openPage(changePage, {
    path: '/account/trips/:bookingId/change/',
    address: '/account/trips/trip1/change/',
    account: maya,
    api: {
      ...apiOf({ ...sampleTrip, orderTotal: total }),
      'GET /v1/booking/trip1/insurance': () => Response.json({ policy: { status: 'ACTIVE' } }),
    },
  });
  expect(screen.getByText(/^Your travel insurance moves to the new dates/)).toBeTruthy();
});

const hotelTrip = {
  ...sampleTrip,
  property: { ...sampleTrip.property, stayType: 'hotels' as const },
  guests: { adults: 3, children: 1, infants: 0, pets: false },
  rooms: [
    {
      ...{ roomTypeId: 'queen', name: 'Queen room', units: 2 },
      guests: [
        { adults: 2, children: 0, infants: 0 },
        { adults: 1, children: 1, infants: 0 },
      ],
    },
  ],
};

it.each([
  { locale: 'en', button: 'See the refund for room 1: Queen room', words: /2 rooms, / },
  { locale: 'es', button: 'Ver el reembolso de la habitación 1: Queen room', words: /2 habitaciones, / },
] as const)(
  'shows what a room gives back before it is canceled ($locale)',
  async ({ locale, button, words }) => {
    let asked: unknown;
    await openPage(changePage, {
      path: '/account/trips/:bookingId/change/',
      address: '/account/trips/trip1/change/',
      locale,
      account: maya,
      api: {
        ...apiOf(hotelTrip),
        'GET /v1/property/stay1': () => Response.json({ detail: 'gone' }, { status: 404 }),
        'GET /v1/property/stay1/availability': () => Response.json({ detail: 'gone' }, { status: 404 }),
        'GET /v1/account/cards': () => Response.json({ cards: [] }),
        'POST /v1/booking/trip1/change-quotes': (request) => {
          asked = request.body;
          const { before, after } = quote;
          const rooms = { before: { ...before, roomCount: 2 }, after: { ...after, roomCount: 1 } };
          return Response.json({ quote: { ...quote, ...rooms } });
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(asked).toMatchObject({
      ...{ arriveDay: '2027-01-10', numAdults: 1, numChildren: 1 },
      rooms: [{ roomTypeId: 'queen', adults: 1, children: 1, infants: 0 }],
    });
  },
);

it.each([
  ['en', /^\$300\.00 of this trip is overdue/],
  ['es', /^Hay .*300\.00 de este viaje con el pago atrasado/],
] as const)('a trip whose balance is overdue is paid first (%s)', async (locale, words) => {
  const overdue = { ...balance, status: 'OVERDUE' as const, deadlineAt: '2027-01-06T16:00:00Z' };
  await open(problem({}, 409), locale, { ...sampleTrip, balance: overdue });
  screen.getByText(words);
  expect(screen.queryByRole('button', { name: /price|precio/ })).toBeNull();
});
