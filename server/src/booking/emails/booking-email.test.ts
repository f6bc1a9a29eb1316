import { locales } from '@golark/contract/locale/rules';
import { en } from '@golark/messages/server/en';
import { describe, expect, test } from 'vitest';
import { emailHtml, emailText } from '#platform/email/render-email';
import { type BookingEmailFacts, type BookingEmailKind, bookingEmail } from './booking-email.ts';

const booking: BookingEmailFacts['booking'] = {
  confirmation_code: 'GLK-7Q2M',
  arrive_day: '2026-12-04',
  depart_day: '2026-12-06',
  total_amount: 30_000,
  party: { adults: 2, children: 1, childAges: [7], infants: 0, pets: true },
  lines: [
    { code: 'nights', params: { nights: 2 }, quantity: 2, amount: 24_000, payee: 'host' },
    { code: 'cleaning_fee', params: {}, quantity: 1, amount: 6_000, payee: 'host' },
  ],
  guest: { firstName: 'Ximena', lastName: 'Ruiz', email: 'ximena@example.com' },
  cancellation: { policy: 'flexible', freeUntil: '2026-12-03T23:00:00.000Z', schedule: [] },
  snapshot: {
    listingId: 'cedar',
    title: { en: 'Cedar cabin', es: 'Cabaña de cedro' },
    city: 'Denver',
    state: 'Colorado',
    timeZone: 'America/Denver',
    image: null,
    hostId: 'pm-1',
    hostName: 'Northwind',
    checkInFrom: '16:00',
    checkInUntil: '22:00',
    checkOutBy: '11:00',
    latitude: 39.7,
    longitude: -105,
    cancellationPolicy: 'flexible',
    rooms: [],
  },
};

const facts = {
  booking,
  refundAmount: 12_345,
  wasPaid: true,
  tripUrl: 'https://golark.example/account/trips/1/',
  helpUrl: 'https://golark.example/contact/',
};
const kinds = Object.entries(en.bookingEmails).flatMap(([kind, message]) =>
  typeof message === 'object' && 'subject' in message ? [kind as BookingEmailKind] : [],
);
const textOf = (kind: BookingEmailKind, locale: (typeof locales)[number]): string => {
  const { subject, content } = bookingEmail({ ...facts, kind }, locale);
  return `${subject}\n\n${emailText(content)}`;
};

describe.each(kinds)('the email %s', (kind) => {
  test.each(locales)('contains guest, stay and times and no unresolved parameter (%s)', (locale) => {
    const text = textOf(kind, locale);
    expect(text).not.toMatch(/[{}]|undefined|bookingEmails/);
    for (const part of ['Ximena', booking.snapshot.title[locale], 'GLK-7Q2M', 'Denver, Colorado', 'MST'])
      expect(text).toContain(part);
  });

  test('differs between the languages in every line of text', () => {
    const [english, spanish] = locales.map((locale) => bookingEmail({ ...facts, kind }, locale));
    expect(spanish?.subject).not.toBe(english?.subject);
    for (const [i, paragraph] of english?.content.paragraphs.entries() ?? [])
      expect(spanish?.content.paragraphs[i]).not.toBe(paragraph);
  });
});

test('only a cancellation and a late payment mention a refund, and a refund of nothing is none', () => {
  expect(kinds.filter((kind) => textOf(kind, 'en').includes('$123.45'))).toEqual([
    'canceled',
    'late-payment',
  ]);
  const { content } = bookingEmail({ ...facts, kind: 'canceled', refundAmount: 0 }, 'es');
  expect(content.paragraphs[1]).toBe('Según la política de esta reserva, no corresponde reembolso.');
});

test.each([
  ['en', '3 guests, with pets', 'Cleaning: $60.00', 'Host: Northwind', 'Dec 4, 2026'],
  ['es', '3 huéspedes, con mascotas', 'Limpieza: $60.00', 'Anfitrión: Northwind', '2026'],
] as const)(
  'a confirmation has guests, host, price lines and the way to get help (%s)',
  (locale, ...parts) => {
    const text = emailText(bookingEmail({ ...facts, kind: 'confirmed' }, locale).content);
    for (const part of [...parts, facts.helpUrl]) expect(text).toContain(part);
  },
);

test('every time in an email has the same form', () => {
  const text = textOf('confirmed', 'en');
  expect(text.match(/\d{1,2}:\d{2} [AP]M MST/g)).toHaveLength(3);
  expect(text).not.toMatch(/\b(1[3-9]|2[0-3]):\d{2}\b/);
});

test('states the hours that a host has to answer', () => {
  expect(textOf('requested', 'en')).toContain('Northwind has 24 hours to answer');
  expect(textOf('declined', 'es')).toContain('no respondió en 24 horas');
});

test('the HTML escapes what hosts and guests entered, and the text keeps it', () => {
  const snapshot = { ...booking.snapshot, hostName: '<i>{host}</i>' };
  const guest = { ...booking.guest, firstName: `Ana & "Li"` };
  const { content } = bookingEmail(
    { ...facts, kind: 'confirmed', booking: { ...booking, snapshot, guest } },
    'en',
  );
  expect(emailHtml(content)).toContain('Ana &amp; &quot;Li&quot;, your stay with &lt;i&gt;{host}&lt;/i&gt;');
  expect(emailText(content)).toContain('Ana & "Li", your stay with <i>{host}</i>');
});
