import type { Reservation } from '@golark/contract/partners/reservation-schemas';
import type { ReservationReview } from '@golark/contract/reviews/schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maya, openPage } from '../../../testing/open-page.tsx';
import * as reservationPage from './reservation-page.tsx';

const reservation: Reservation = {
  id: 'r1',
  confirmationCode: 'GKAB23CD45',
  status: 'COMPLETED',
  listingId: 'stay1',
  title: 'Cedar cabin',
  timeZone: 'America/Denver',
  arriveDay: '2026-11-10',
  departDay: '2026-11-13',
  checkInAt: '2026-11-10T23:00:00.000Z',
  nights: 3,
  guests: { adults: 2, children: 0, infants: 0, pets: false },
  guestName: 'Rosa Trujillo',
  contact: { email: 'rosa@example.com' },
  note: null,
  arrivalTime: null,
  earnings: { amount: 35_000, currency: 'USD' },
  resoldNights: [],
  declineReason: null,
  answerBy: null,
  createdAt: '2026-10-20T18:00:00.000Z',
};
const review: ReservationReview = {
  opensAt: '2026-11-13T18:00:00.000Z',
  closesAt: '2026-11-27T18:00:00.000Z',
  isOpen: true,
  isPublished: false,
  own: null,
  fromGuest: null,
};
const account = {
  ...maya,
  hosts: [
    {
      id: 'pm-1',
      propertyManagerId: 'pm-1',
      name: 'House of Maya',
      dataSource: 'DIRECT',
      role: 'owner' as const,
    },
  ],
};

const open = (shown: { reservation?: Reservation; review?: ReservationReview } = {}) =>
  openPage(reservationPage, {
    path: '/partner/reservations/booking/:bookingId/',
    address: '/partner/reservations/booking/r1/',
    account,
    api: {
      'GET /v1/partner/reservations/r1': () =>
        Response.json({ reservation: shown.reservation ?? reservation, note: 'Comes by train' }),
      'GET /v1/partner/reservations/r1/review': () => Response.json(shown.review ?? review),
      'GET /v1/partner/reservations/r1/messages': () => Response.json({ conversation: null, messages: [] }),
      'POST /v1/partner/reservations/r1/messages': () => Response.json({}, { status: 201 }),
      'POST /v1/partner/reservations/r1/review': () => Response.json(review, { status: 201 }),
      'PUT /v1/partner/reservations/r1/note': () => Response.json({ reservation, note: '' }),
    },
  });

describe('a reservation', () => {
  it('has a note that is replaced, for the host of the page', async () => {
    const { user, sent } = await open();
    const note = screen.getByDisplayValue('Comes by train');
    await user.clear(note);
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    const put = sent.find(({ method }) => method === 'PUT');
    expect([put?.host, put?.body]).toEqual(['pm-1', { text: '' }]);
  });

  it('is where its guest is written to before there is a conversation', async () => {
    const { user, sent } = await open();
    await user.type(screen.getByLabelText('Message'), 'See you soon');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(sent.find(({ path }) => path.endsWith('/messages') && path)?.host).toBe('pm-1');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'See you soon' });
  });

  it('is where its guest is reviewed', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('radio', { name: '5 stars: great' }));
    await user.type(screen.getByLabelText('Your review'), 'A tidy guest');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ rating: 5, text: 'A tidy guest' });
  });

  it('shows both reviews once they are published, and no form', async () => {
    const writtenAt = '2026-11-14T18:00:00.000Z';
    const own = { rating: 5, text: 'A tidy guest', writtenAt };
    const fromGuest = { rating: 4, text: 'A quiet cabin', praised: [], criticized: [], writtenAt };
    await open({ review: { ...review, isOpen: false, isPublished: true, own, fromGuest } });
    expect(screen.getByText('A tidy guest')).toBeTruthy();
    expect(screen.getByText('A quiet cabin')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
  });

  it('can be canceled until check-in begins', async () => {
    const confirmed = { ...reservation, status: 'CONFIRMED' as const };
    await open({ reservation: { ...confirmed, checkInAt: '2027-01-10T23:00:00.000Z' } });
    expect(screen.getByText('Cancel this stay')).toBeTruthy();
  });

  it('cannot be canceled from then on', async () => {
    await open({ reservation: { ...reservation, status: 'CONFIRMED' } });
    expect(screen.queryByText('Cancel this stay')).toBeNull();
  });
});
