import { locales } from '@golark/contract/locale/rules';
import { en } from '@golark/messages/server/en';
import { describe, expect, test } from 'vitest';
import { emailHtml, emailText } from '#platform/email/render-email';
import { type BookingEmailFacts, type BookingEmailKind, bookingEmail } from './booking-email.ts';

const booking: BookingEmailFacts['booking'] = {
  confirmation_code: 'GLK-7Q2M',
  arrive_day: '2026-12-04',
  depart_day: '2026-12-06',
  arrival_time: '18:30:00',
  decline_reason: null,
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
    image: { en: { id: 'cedar.front', alt: 'A cabin' }, es: { id: 'cedar.front', alt: 'Una cabaña' } },
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

const arrival: NonNullable<BookingEmailFacts['arrival']> = {
  stage: 'BEFORE',
  accessFrom: '2026-12-02T23:00:00.000Z',
  address: { line1: '12 Larimer Street', line2: null, city: 'Denver', state: 'CO', zip: '80202' },
  hostPhone: '+13035550163',
  parking: null,
  hasAccess: true,
  access: null,
  wifi: null,
};
const openArrival = {
  ...arrival,
  stage: 'OPEN',
  parking: 'Behind the house.',
  access: 'The door code is 4821#.',
  wifi: { network: 'Cedar-Guest', password: 'maple-otter-42' },
} as const;

const facts = {
  booking,
  arrival,
  refundAmount: 12_345,
  wasPaid: true,
  instead: [],
  tripUrl: 'https://golark.example/account/trips/1/',
  receiptUrl: 'https://golark.example/account/trips/1/receipt.pdf',
  helpUrl: 'https://golark.example/contact/',
  pictureUrl: (id: string) => `https://golark.example/pictures/${id}/960.jpg`,
  support: { phone: { shown: '(503) 555-0142', href: 'tel:' }, hours: { en: 'all day', es: 'todo el día' } },
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
    'canceled-by-host',
    'canceled-unpaid',
    'late-payment',
  ]);
  const { content } = bookingEmail({ ...facts, kind: 'canceled', refundAmount: 0 }, 'es');
  expect(content.paragraphs[1]).toBe('Según la política de esta reserva, no corresponde reembolso.');
});

test.each([
  [
    'en',
    [
      '3 guests, with pets',
      'Cleaning: $60.00',
      'Host: Northwind',
      "Host's phone: (303) 555-0163",
      'Dec 4, 2026',
    ],
    ['From Wed, Dec 2, 2026, 4 PM MST, your trip page shows how to get in.', '(503) 555-0142, all day'],
  ],
  [
    'es',
    [
      '3 huéspedes, con mascotas',
      'Limpieza: $60.00',
      'Anfitrión: Northwind',
      'Teléfono del anfitrión: (303)',
    ],
    ['la página de tu viaje muestra cómo entrar', '(503) 555-0142, todo el día'],
  ],
] as const)(
  'a confirmation has guests, address, host with phone, price lines, picture and the way to get help (%s)',
  (locale, parts, notes) => {
    const { content } = bookingEmail({ ...facts, kind: 'confirmed' }, locale);
    const text = emailText(content);
    const address = '12 Larimer Street\nDenver, CO 80202';
    for (const part of [...parts, ...notes, address, facts.helpUrl]) expect(text).toContain(part);
    const alt = booking.snapshot.image?.[locale].alt;
    expect(emailHtml(content)).toContain(`<img src="${facts.pictureUrl('cedar.front')}" alt="${alt}"`);
  },
);

test('what is about a stay that the guest remembers has its picture', () => {
  const withPicture = kinds.filter((kind) => bookingEmail({ ...facts, kind }, 'en').content.picture);
  expect(withPicture.toSorted()).toEqual([
    'canceled',
    'canceled-by-host',
    'confirmed',
    'reminder',
    'requested',
  ]);
});

test('only a confirmation links to the receipt', () => {
  const withReceipt = kinds.filter((kind) => textOf(kind, 'en').includes(facts.receiptUrl));
  expect(withReceipt).toEqual(['confirmed']);
  const { content } = bookingEmail({ ...facts, kind: 'confirmed' }, 'es');
  expect(emailText(content)).toContain(`Recibo en PDF: ${facts.receiptUrl}`);
  expect(emailHtml(content)).toContain(`<a href="${facts.receiptUrl}"`);
});

test('a support phone that is not set is left out', () => {
  const { content } = bookingEmail({ ...facts, support: null, kind: 'confirmed' }, 'en');
  expect(content.footer).toMatch(/booked on Golark\.$/);
});

test('only the reminder has what opens the door, also when a confirmation is sent late', () => {
  const withSecrets = kinds.filter((kind) =>
    /4821#|maple-otter-42/.test(
      emailText(bookingEmail({ ...facts, arrival: openArrival, kind }, 'en').content),
    ),
  );
  expect(withSecrets).toEqual(['reminder']);
  const late = bookingEmail({ ...facts, arrival: openArrival, kind: 'confirmed' }, 'en');
  expect(late.content.paragraphs.at(-1)).toBe('Your trip page shows how to get in.');
});

test.each([
  [
    'en',
    [
      'The door code is 4821#.',
      'Wi-Fi password: maple-otter-42',
      'You arrive around: Fri, Dec 4, 2026, 6:30 PM MST',
    ],
  ],
  [
    'es',
    ['Red de wifi: Cedar-Guest', 'Estacionamiento: Behind the house.', 'Llegas hacia: vie, 4 de dic de 2026'],
  ],
] as const)('a reminder has everything that its guest needs at the door (%s)', (locale, parts) => {
  const { content } = bookingEmail({ ...facts, arrival: openArrival, kind: 'reminder' }, locale);
  const text = emailText(content);
  for (const part of [...parts, '12 Larimer Street', '(303) 555-0163', '(503) 555-0142'])
    expect(text).toContain(part);
  expect(text).not.toContain('$300.00');
});

test('a host who has entered nothing leaves no empty line', () => {
  const nothing = { ...openArrival, address: null, hostPhone: null, parking: null, access: null, wifi: null };
  const { content } = bookingEmail(
    { ...facts, arrival: { ...nothing, hasAccess: false }, kind: 'reminder' },
    'en',
  );
  expect(content.rows.filter(({ value }) => value === '')).toEqual([]);
  expect(emailText(content)).toContain('How to get in: Your host will tell you how to get in.');
});

test('every time in an email has the same form', () => {
  const text = textOf('confirmed', 'en');
  expect(text.match(/\d{1,2}(:[1-5]\d)? [AP]M MST/g)).toHaveLength(4);
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

test.each([
  ['en', '1 × Queen room (2 adults)\n1 × Twin room (1 adult, 1 child)'],
  ['es', '1 × Habitación queen (2 adultos)\n1 × Habitación doble (1 adulto, 1 niño)'],
] as const)('the confirmation of a hotel names each room and who sleeps in it (%s)', (locale, rooms) => {
  const ofType = (en: string, es: string, guests: object) => ({
    ...{ roomTypeId: en, units: 1, name: { en, es } },
    guests: [{ adults: 0, children: 0, infants: 0, ...guests }],
  });
  const snapshot = {
    ...booking.snapshot,
    stayType: 'hotels' as const,
    rooms: [
      ofType('Queen room', 'Habitación queen', { adults: 2 }),
      ofType('Twin room', 'Habitación doble', { adults: 1, children: 1 }),
    ],
  };
  const { content } = bookingEmail(
    { ...facts, kind: 'confirmed', booking: { ...booking, snapshot } },
    locale,
  );
  expect(content.rows.map(({ value }) => value)).toContain(rooms);
  const home = { ...snapshot, stayType: 'homes' as const };
  expect(textOf('confirmed', locale)).not.toContain('Queen');
  const ofHome = bookingEmail(
    { ...facts, kind: 'confirmed', booking: { ...booking, snapshot: home } },
    locale,
  );
  expect(emailText(ofHome.content)).not.toContain('×');
});
