import type { Reservation } from '@golark/contract/partners/reservation-schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import * as reservationsPage from './reservations-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const request: Reservation = {
  id: 'r1',
  confirmationCode: 'GKAB23CD45',
  status: 'AWAITING_HOST',
  listingId: 'stay1',
  title: 'Cedar cabin',
  timeZone: 'America/Denver',
  arriveDay: '2027-01-10',
  departDay: '2027-01-13',
  checkInAt: '2027-01-10T23:00:00.000Z',
  nights: 3,
  guests: { adults: 2, children: 1, infants: 0, pets: true },
  guestName: 'Rosa Trujillo',
  contact: null,
  note: 'We come by train.',
  arrivalTime: null,
  earnings: usd(35_000),
  resoldNights: [],
  declineReason: null,
  answerBy: '2026-11-21T18:00:00.000Z',
  createdAt: '2026-11-20T18:00:00.000Z',
};
const confirmed: Reservation = {
  ...request,
  status: 'CONFIRMED',
  answerBy: null,
  contact: { email: 'rosa@example.com' },
  arrivalTime: '16:30',
};

const host = {
  id: 'pm-1',
  propertyManagerId: 'pm-1',
  name: 'House of Maya',
  dataSource: 'DIRECT',
  role: 'owner' as const,
};

const pageOf = (reservations: Reservation[]) => ({
  edges: reservations.map((node) => ({ node })),
  pageInfo: { pageNumber: 1, pageSize: 20, totalCount: reservations.length, totalPages: 1 },
});

const open = (
  shown: Reservation[],
  {
    tab = 'requests',
    locale = 'en' as 'en' | 'es',
    role = 'owner' as 'owner' | 'calendar',
    api = {} as ApiResponses,
  } = {},
) =>
  openPage(reservationsPage, {
    path: '/partner/reservations/:tab',
    address: `/partner/reservations/${tab}/`,
    locale,
    account: { ...maya, hosts: [{ ...host, role }] },
    api: { 'GET /v1/partner/reservations': () => Response.json(pageOf(shown)), ...api },
  });

const card = () => within(screen.getByRole('article', { name: 'Rosa Trujillo' }));

describe('requests', () => {
  it.each([
    ['en', 'Answer by', '2 guests', '$350.00', 'Accept the request of Rosa Trujillo'],
    ['es', 'Responde antes del', 'huéspedes', '$350.00', 'Aceptar la solicitud de Rosa Trujillo'],
  ] as const)('say who asks, what it earns and until when it can be answered (%s)', async (...words) => {
    const [locale, deadline, , earnings, accept] = words;
    await open([request], { locale });
    expect(card().getByText(new RegExp(deadline))).toBeTruthy();
    expect(card().getByText(earnings)).toBeTruthy();
    expect(card().getByText('We come by train.')).toBeTruthy();
    expect(card().getByRole('button', { name: accept })).toBeTruthy();
    expect(card().queryByText('rosa@example.com')).toBeNull();
  });

  it.each([
    ['Accept the request of Rosa Trujillo', 'accept', 'The request is accepted.'],
    ['Decline the request of Rosa Trujillo', 'decline', 'The request is declined.'],
  ])('are answered for the host of the page: %s', async (button, path, done) => {
    const call = `POST /v1/partner/reservations/r1/${path}` as const;
    const api = { [call]: () => Response.json({ reservation: confirmed }) };
    const { user, sent } = await open([request], { api });
    await user.click(card().getByText('Decline this request'));
    await user.click(card().getByRole('radio', { name: 'The place isn’t available on these dates' }));
    await user.click(card().getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.host).toBe('pm-1');
  });

  it('say that one was withdrawn in the meantime, at its form', async () => {
    const api = { 'POST /v1/partner/reservations/r1/accept': () => problem(409, 'INVALID_STATE') };
    const { user } = await open([request], { api });
    await user.click(card().getByRole('button', { name: 'Accept the request of Rosa Trujillo' }));
    expect(await card().findByText(/has changed in the meantime/)).toBeTruthy();
  });

  it('are not shown to a member whose role has no reservations', async () => {
    await open([request], { role: 'calendar' });
    expect(screen.getByText(/Your role in this team/)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

it('a stay is canceled after its consequences are read', async () => {
  const api = { 'DELETE /v1/partner/reservations/r1': () => Response.json({ reservation: confirmed }) };
  const { user } = await open([confirmed], { tab: 'upcoming', api });
  expect(card().getByText('rosa@example.com')).toBeTruthy();
  await user.click(card().getByText('Cancel this stay'));
  expect(card().getByText(/gets everything back, fees included/)).toBeTruthy();
  await user.click(card().getByRole('button', { name: 'Cancel the stay of Rosa Trujillo' }));
  expect(await screen.findByText('The stay is canceled.')).toBeTruthy();
});

it.each([
  ['en', 'No guests in house'],
  ['es', 'No hay huéspedes alojados'],
] as const)('an empty tab says what would be there (%s)', async (locale, words) => {
  await open([], { tab: 'current', locale });
  expect(screen.getByText(words)).toBeTruthy();
});
