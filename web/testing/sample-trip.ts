import type { Arrival, Booking } from '@golark/contract/booking/schemas';
import { sampleQuote } from './sample-stay.ts';

const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' });

const charge = (bookingChargeNumber: string, more: { status: string; last4: string }) => ({
  bookingChargeNumber,
  amount: dollars(682),
  dueOn: '2026-11-20',
  status: more.status,
  attempts: 1,
  card: { brand: 'visa', last4: more.last4 },
  failureCode: null,
});

/** A confirmed trip to the sample stay, paid with a card after another one was declined. */
export const sampleTrip = {
  id: 'trip1',
  confirmationCode: 'GKAB23CD45',
  orderId: 'order1',
  orderTotal: { amount: 68200, currency: 'USD' },
  quoteId: 'quote1',
  status: 'CONFIRMED',
  propertyId: 'stay1',
  property: {
    id: 'stay1',
    title: 'Olive Street cabin',
    city: 'Healy',
    state: 'Alaska',
    timeZone: 'America/Anchorage',
    image: null,
    hostName: 'House of Harlan',
    checkInFrom: '17:00',
    checkInUntil: '23:59',
    checkOutBy: '10:00',
    location: { lat: 63.85, lng: -148.96 },
  },
  rooms: sampleQuote.rooms,
  arriveDay: '2027-01-10',
  departDay: '2027-01-13',
  nights: 3,
  guests: { adults: 2, children: 0, infants: 0, pets: false },
  guest: { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' },
  total: dollars(682),
  price: sampleQuote.nonMember,
  charges: [
    charge('charge1', { status: 'FAILED', last4: '0002' }),
    charge('charge2', { status: 'PAID', last4: '4242' }),
  ],
  paymentAction: null,
  refunds: [],
  changes: [],
  pendingChange: null,
  balance: null,
  canceledBy: null,
  cancellation: sampleQuote.cancellation,
  refundIfCanceledNow: dollars(682),
  moreIfResold: dollars(0),
  returnedNights: [],
  holdExpiresAt: null,
  timeline: [],
  note: null,
  arrivalTime: null,
  createdAt: '2026-11-20T18:00:00.000Z',
} as unknown as Booking;

/** The same trip, canceled with a refund of $572. */
export const canceledTrip = {
  ...sampleTrip,
  status: 'CANCELED',
  canceledBy: 'guest',
  refunds: [
    { id: 'refund1', amount: dollars(572), status: 'PENDING', createdAt: '2026-11-20T19:00:00.000Z' },
  ],
  refundIfCanceledNow: null,
} as unknown as Booking;

/** How to arrive at the sample trip, more than 48 hours before check-in. */
export const sampleArrival: Arrival = {
  stage: 'BEFORE',
  accessFrom: '2027-01-09T02:00:00.000Z',
  address: { line1: '240 Olive Street', line2: null, city: 'Healy', state: 'AK', zip: '99743' },
  hostPhone: '+19075550163',
  parking: 'Park in the driveway.',
  hasAccess: true,
  access: null,
  wifi: null,
};

/** The same within 48 hours. */
export const openArrival: Arrival = {
  ...sampleArrival,
  stage: 'OPEN',
  access: 'The door code is 4821.',
  wifi: { network: 'Olive-Guest', password: 'maple-otter-42' },
};

/** The calls that the page of a trip makes. */
export const apiOf = (
  trip: Booking,
  arrival: Arrival = sampleArrival,
): Readonly<Record<string, () => Response>> => ({
  'GET /v1/bookings': () => Response.json({ edges: [{ node: trip }] }),
  'GET /v1/booking/trip1/messages': () => Response.json({ conversation: null, messages: [] }),
  'GET /v1/booking/trip1/arrival': () => Response.json({ arrival }),
});
