import type { EventCard } from '@golark/contract/events/schemas';

/** A concert in Portland; `values` are what matters to a test. */
export const sampleEvent = (values: Partial<EventCard> = {}): EventCard => ({
  id: 'ev-1',
  title: 'The Paper Lanterns',
  category: 'concerts',
  genre: 'rock',
  status: 'SCHEDULED',
  changeCount: 0,
  startsAt: '2026-11-29T04:00:00.000Z',
  isTimeTbd: false,
  onSaleAt: null,
  venue: {
    id: 'cascade-hall',
    slug: 'cascade-hall-portland',
    name: 'Cascade Hall',
    kind: 'concert-hall',
    city: { id: 'or-portland', name: 'Portland', slug: 'portland' },
    state: { id: 'or', name: 'Oregon', slug: 'oregon' },
    timeZone: 'America/Los_Angeles',
    lat: 45.52,
    lng: -122.68,
  },
  performers: [
    { id: 'the-paper-lanterns', slug: 'the-paper-lanterns', name: 'The Paper Lanterns', genre: 'rock' },
  ],
  image: { id: 'event.ev-1', alt: 'Illustration: a band on a stage.' },
  fromPrice: { amount: 6800, currency: 'USD' },
  fewLeft: null,
  distanceMeters: null,
  ...values,
});
