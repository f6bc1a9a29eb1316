import { expect, test } from 'vitest';
import { codeOf, isTextOfSite, kindOfEvent } from './kind-of-event.ts';
import { shadowsAmong } from './mark-shadows.ts';

const textOf = (summary: string, description = '', url = '') => ({ summary, description, url });

test('a reservation code is found in the address of the reservation or by its form', () => {
  const details =
    'Reservation URL: https://www.airbnb.com/hosting/reservations/details/HMQ1W2E3R4\nPhone: 1234';
  expect(codeOf(textOf('Reserved', details))).toBe('HMQ1W2E3R4');
  const old = 'https://www.airbnb.com/reservation/itinerary?code=HMNabc8J99';
  expect(codeOf(textOf('Reserved', '', old))).toBe('HMNABC8J99');
  expect(codeOf(textOf('Jane (HMA2B3C4D5)'))).toBe('HMA2B3C4D5');
  expect(codeOf(textOf('HMS VICTORIA and her crew'))).toBeNull();
  expect(codeOf(textOf('AHMA2B3C4D5X'))).toBeNull();
});

test.each([
  ['Reserved', 'reservation'],
  ['9139682468768086297 Reserved', 'reservation'],
  ['Reserved - Vrbo', 'reservation'],
  ['Booking 4711', 'reservation'],
  ['Reservado', 'reservation'],
  ['Reserva de Ana', 'reservation'],
  ['Airbnb (Not available)', 'block'],
  ['CLOSED - Not available', 'block'],
  ['Blocked', 'block'],
  ['Owner reservation', 'block'],
  ['Not reserved', 'block'],
  ['Synced from Booking.com', 'block'],
  ['Grandma visits', 'block'],
  ['', 'block'],
])('"%s" is a %s', (summary, kind) => {
  expect(kindOfEvent(textOf(summary))).toBe(kind);
});

test('only the texts of sites that block by rules of their own can be shadows', () => {
  expect(isTextOfSite(textOf('Airbnb (Not available)'))).toBe(true);
  expect(isTextOfSite(textOf('9139682468768086297 Not available'))).toBe(true);
  expect(isTextOfSite(textOf('Airbnb (Not available)', 'The roof is repaired'))).toBe(false);
  // Booking.com writes this for reservations as well
  expect(isTextOfSite(textOf('CLOSED - Not available'))).toBe(false);
  expect(isTextOfSite(textOf('Blocked'))).toBe(false);
});

const today = 20_000;
const block = (arrive: number, depart: number) =>
  ({ kind: 'block', isTextOfSite: true, arrive: today + arrive, depart: today + depart }) as const;
const reservation = (arrive: number, depart: number) =>
  ({ ...block(arrive, depart), kind: 'reservation' }) as const;

const isShadow = (
  event: ReturnType<typeof block>,
  ...others: ReturnType<typeof block | typeof reservation>[]
) => shadowsAmong([event, ...others], today).has(event);

test('the block after the last bookable night is a shadow', () => {
  expect(isShadow(block(240, 300), reservation(3, 5))).toBe(true);
  expect(isShadow(block(241, 300))).toBe(false);
  expect(isShadow(block(240, 299))).toBe(false);
  expect(isShadow(block(240, 300), reservation(310, 312))).toBe(false);
});

test('a block of notice from today on is a shadow, unless a guest is there', () => {
  expect(isShadow(block(0, 3))).toBe(true);
  expect(isShadow(block(-1, 2))).toBe(true);
  expect(isShadow(block(0, 4))).toBe(false);
  expect(isShadow(block(1, 3))).toBe(false);
  // a block of the host that ends in these days
  expect(isShadow(block(-20, 2))).toBe(false);
  expect(isShadow(block(0, 3), reservation(1, 2))).toBe(false);
});

test('one or two nights beside a reservation are days of preparation', () => {
  expect(isShadow(block(10, 12), reservation(12, 15))).toBe(true);
  expect(isShadow(block(15, 16), reservation(12, 15))).toBe(true);
  expect(isShadow(block(15, 18), reservation(12, 15))).toBe(false);
  expect(isShadow(block(16, 17), reservation(12, 15))).toBe(false);
  expect(isShadow(block(15, 16), block(12, 15))).toBe(false);
  expect(shadowsAmong([{ ...block(15, 16), isTextOfSite: false }, reservation(12, 15)], today).size).toBe(0);
});
