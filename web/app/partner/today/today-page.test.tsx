import type { HostDay, HostDayStay } from '@golark/contract/partners/day-schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maya, openPage } from '../../../testing/open-page.tsx';
import * as todayPage from './today-page.tsx';

const stay: HostDayStay = {
  bookingId: 'b1',
  guestName: 'Rosa Trujillo',
  listingId: 'stay1',
  title: 'Cedar cabin',
  timeZone: 'America/Denver',
  arriveDay: '2026-11-20',
  departDay: '2026-11-22',
  nights: 2,
  guests: { adults: 2, children: 1, infants: 0, pets: false },
  at: '16:30',
  isExpected: true,
  tasks: ['access', 'message'],
  conversationId: 'c1',
};
const { at, isExpected, tasks, conversationId, ...booked } = stay;
const day: HostDay = {
  timeZone: 'America/Denver',
  arrivals: [stay],
  arrivalCount: 1,
  departures: [],
  departureCount: 0,
  guestsInHouse: 3,
  requests: [
    { ...booked, answerBy: '2026-11-21T18:00:00.000Z', earnings: { amount: 50_100, currency: 'USD' } },
  ],
  requestCount: 1,
  reviews: [{ ...booked, bookingId: 'b2', guestName: 'Sam Noor', until: '2026-11-24T18:00:00.000Z' }],
  conversations: [],
  listingCount: 1,
  draftId: null,
  calendarConflicts: [],
  feedsToCheck: 0,
  nextSteps: [],
};

const host = { id: 'pm-1', propertyManagerId: 'pm-1', name: 'House of Maya', dataSource: 'DIRECT' };

const open = (
  shown: HostDay,
  { locale = 'en' as 'en' | 'es', role = 'owner' as 'owner' | 'calendar' } = {},
) =>
  openPage(todayPage, {
    path: '/partner/',
    locale,
    account: { ...maya, hosts: [{ ...host, role }] },
    api: { 'GET /v1/partner/today': () => Response.json(shown) },
  });

describe('today', () => {
  it('says who arrives when, and what is left to do for it', async () => {
    const { sent } = await open(day);
    expect(sent.find(({ path }) => path === '/v1/partner/today')?.host).toBe('pm-1');
    const arrivals = within(screen.getByRole('region', { name: 'Arriving' }));
    expect(arrivals.getByRole('link', { name: 'Rosa Trujillo' }).getAttribute('href')).toBe(
      '/partner/reservations/booking/b1/',
    );
    expect(arrivals.getByText('4:30 PM')).toBeTruthy();
    expect(arrivals.getByText('2 nights, 3 guests')).toBeTruthy();
    expect(arrivals.getByText('No arrival info')).toBeTruthy();
    expect(arrivals.getByRole('link', { name: 'Answer Rosa Trujillo' }).getAttribute('href')).toBe(
      '/partner/messages/c1/',
    );
    expect(screen.getByText(/1 arrival, no departures, 3 guests tonight/)).toBeTruthy();
  });

  it('lists requests with their deadline and guests to review', async () => {
    await open(day);
    const toDo = within(screen.getByRole('region', { name: 'To do' }));
    expect(toDo.getByText('Request: answer by Sat, Nov 21, 11 AM MST')).toBeTruthy();
    expect(toDo.getByText(/You earn \$501\.00/)).toBeTruthy();
    expect(toDo.getByRole('link', { name: 'Review Sam Noor' }).getAttribute('href')).toBe(
      '/partner/reservations/booking/b2/#review',
    );
  });

  it('names nights that were sold twice first, and calendars that need the host', async () => {
    const conflict = {
      listing: { id: 'stay1', title: 'Cedar cabin' },
      feed: { id: 'f1', name: 'Harborstay' },
      event: {
        id: 'e1',
        kind: 'reservation',
        arriveDay: '2026-12-03',
        departDay: '2026-12-06',
        summary: 'Reserved',
        code: null,
      },
      from: '2026-12-04',
      until: '2026-12-06',
      takenBy: [{ kind: 'booking', bookingId: 'b1', name: 'Rosa Trujillo' }],
    } as const;
    await open({
      ...day,
      calendarConflicts: [{ ...conflict, takenBy: [...conflict.takenBy] }],
      feedsToCheck: 2,
    });
    const toDo = within(screen.getByRole('region', { name: 'To do' }));
    expect(toDo.getAllByRole('heading', { level: 3 })[0]?.textContent).toMatch(/^Sold twice: Dec 4.–.6$/u);
    expect(toDo.getByText('Harborstay and Rosa Trujillo have the same nights in Cedar cabin.')).toBeTruthy();
    expect(toDo.getByRole('link', { name: 'See both sides' }).getAttribute('href')).toBe('/partner/ical/');
    expect(toDo.getByRole('link', { name: '2 calendars of other sites need you' })).toBeTruthy();
  });

  it('says that nothing waits, in Spanish', async () => {
    await open({ ...day, arrivals: [], requests: [], reviews: [], requestCount: 0 }, { locale: 'es' });
    expect(screen.getByText('No tienes nada pendiente.')).toBeTruthy();
    expect(screen.getByText('Hoy no llega ningún huésped.')).toBeTruthy();
  });

  it('shows a new host what is left to set up', async () => {
    await open({ ...day, nextSteps: ['languages', 'payouts'] });
    const steps = within(screen.getByRole('region', { name: 'Next steps' }));
    expect(steps.getByRole('link', { name: 'Say where you’re paid' }).getAttribute('href')).toBe(
      '/partner/onboarding/payouts/',
    );
  });

  it('shows a member who has the calendar only no guests', async () => {
    const { sent } = await open(day, { role: 'calendar' });
    expect(screen.getByText(/Your role in this team is the calendar/)).toBeTruthy();
    expect(sent.filter(({ path }) => path.startsWith('/v1/partner'))).toEqual([]);
  });
});
