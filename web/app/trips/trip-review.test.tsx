import type { BookingReview } from '@golark/contract/reviews/schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { maya, openPage, problem } from '../../testing/open-page.tsx';
import { apiOf, sampleTrip } from '../../testing/sample-trip.ts';
import * as tripPage from './trip-page.tsx';

const past = {
  ...sampleTrip,
  status: 'COMPLETED',
  arriveDay: '2026-11-15',
  departDay: '2026-11-18',
} as typeof sampleTrip;
const open14: BookingReview = {
  opensAt: '2026-11-18T19:00:00.000Z',
  closesAt: '2026-12-02T19:00:00.000Z',
  isOpen: true,
  isPublished: false,
  own: null,
  fromHost: null,
};
const own = {
  rating: 5,
  text: 'A quiet cabin',
  praised: [],
  criticized: [],
  writtenAt: '2026-11-20T18:00:00.000Z',
};

const open = (
  review: BookingReview,
  respond = () => Response.json(open14, { status: 201 }),
  locale: 'en' | 'es' = 'en',
) =>
  openPage(tripPage, {
    path: '/account/trips/:bookingId/',
    address: '/account/trips/trip1/',
    account: maya,
    locale,
    api: {
      ...apiOf(past),
      'GET /v1/booking/trip1/review': () => Response.json(review),
      'POST /v1/booking/trip1/review': respond,
    },
  });

describe('the review of a trip', () => {
  it('has stars, topics and a text', async () => {
    const { sent } = await open(open14);
    await userEvent.click(screen.getByRole('radio', { name: /4 stars/ }));
    await userEvent.selectOptions(screen.getByLabelText(/Cleanliness/), 'Good');
    await userEvent.selectOptions(screen.getByLabelText(/Value/), 'Could be better');
    await userEvent.type(screen.getByLabelText('Your review'), 'A quiet cabin');
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      rating: 4,
      text: 'A quiet cabin',
      praised: ['cleanliness'],
      criticized: ['value'],
    });
  });

  it('names what is missing and keeps what was typed, in Spanish', async () => {
    await open(open14, () => problem(500, 'INTERNAL_ERROR'), 'es');
    await userEvent.type(screen.getByLabelText('Tu opinión'), 'Muy tranquilo');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar opinión' }));
    await waitFor(() => expect(screen.getAllByRole('radio')[0]?.getAttribute('aria-invalid')).toBe('true'));
    expect((screen.getByLabelText('Tu opinión') as HTMLTextAreaElement).value).toBe('Muy tranquilo');
  });

  it('shows what was written, and when it is published', async () => {
    await open({ ...open14, isOpen: false, own });
    expect(screen.getByText('A quiet cabin')).toBeTruthy();
    expect(screen.getByText(/published when House of Harlan/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
  });

  it('shows what the host wrote once both are published', async () => {
    const fromHost = { rating: 5, text: 'A tidy guest', writtenAt: own.writtenAt };
    await open({ ...open14, isOpen: false, isPublished: true, own, fromHost });
    expect(screen.getByRole('heading', { name: 'House of Harlan about you' })).toBeTruthy();
    expect(screen.getByText('A tidy guest')).toBeTruthy();
  });
});
