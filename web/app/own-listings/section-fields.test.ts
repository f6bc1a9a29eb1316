import { SaveSectionInput } from '@golark/contract/own-listings/section-inputs-schemas';
import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';
import { expect, test } from 'vitest';
import { fieldsByPath } from './field-paths.ts';
import { readSection } from './read-section.ts';
import { fieldsOfSection } from './section-fields.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const values: SectionValues = {
  place: {
    ...{ kind: 'cabin', line1: '12 Larimer Street', zip: '80202', neighborhood: 'LoDo' },
    ...{ cityId: 'co-denver', cityName: 'Denver' },
    ...{ stateName: 'Colorado', pin: { lat: 39.75, lng: -104.99 } },
  },
  rooms: {
    ...{ stayType: 'homes', guests: 5, bathrooms: 1.5, commonBeds: [{ kind: 'sofa', count: 1 }] },
    bedrooms: [[{ kind: 'queen', count: 1 }], [{ kind: 'single', count: 2 }]],
  },
  amenities: { amenities: ['wifi', 'pool'] },
  accessibility: {
    ...{ stepsToEntrance: 0, doorInches: 32, shower: 'walk-in', showerStepInches: 4, bedInches: null },
    ...{ hasToiletBars: true, hasShowerBars: false, floorAccess: null, hasAccessibleParking: null },
    photos: { shower: 'li-1.tiles' },
  },
  texts: { en: null, es: { title: 'Cabaña', description: 'Entre pinos.\n\nTranquila.' } },
  price: {
    rooms: [{ roomTypeId: 'r-1', nightly: usd(12_050), weekendNightly: usd(15_000) }],
  },
  seasons: {
    seasons: [
      {
        ...{ firstNight: '2027-06-01', lastNight: '2027-08-31' },
        rates: [
          { roomTypeId: 'r-1', nightly: usd(20_000), weekendNightly: usd(25_000) },
          { roomTypeId: 'r-2', nightly: null, weekendNightly: null },
        ],
      },
      {
        ...{ firstNight: '2027-12-20', lastNight: '2028-01-02' },
        rates: [
          { roomTypeId: 'r-1', nightly: null, weekendNightly: null },
          { roomTypeId: 'r-2', nightly: usd(30_000), weekendNightly: usd(30_000) },
        ],
      },
    ],
  },
  discounts: {
    ...{ weeklyPercent: 10, monthlyPercent: 0, nonRefundablePercent: 12, earlyBooking: null },
    lastMinute: { percent: 20, days: 0 },
  },
  members: { funder: 'host', percent: 15 },
  fees: {
    ...{ cleaning: { amount: usd(4050), unit: 'stay' }, pets: null },
    extraGuests: { amount: usd(1500), unit: 'guest-night', includedGuests: 2 },
    mandatory: [
      { kind: 'resort', unit: 'night', amount: usd(2500), isTaxable: true },
      { kind: 'association', unit: 'guest', amount: usd(4000), isTaxable: false },
    ],
  },
  deposit: { deposit: { percent: 30, balanceDaysBefore: 14 } },
  rules: {
    ...{ minNights: 2, maxNights: 28, checkInFrom: '16:00', checkInUntil: '22:00', checkOutBy: '11:00' },
    ...{ quietFrom: null, isInstantBook: false, cancellationPolicy: 'strict', isPetsAllowed: true },
    isSmokingAllowed: false,
  },
};
const hotel: SectionValues['rooms'] = {
  stayType: 'hotels',
  rooms: [
    {
      ...{ id: 'r-1', nameEn: 'Suite', nameEs: 'Suite', guests: 2, units: 3 },
      ...{ beds: [{ kind: 'king', count: 1 }], amenities: ['tv', 'balcony'] },
    },
  ],
};

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const others = [
  ['rooms', hotel],
  ['members', { funder: 'platform' }],
  ['deposit', { deposit: null }],
  ['seasons', { seasons: [] }],
] as const;

test.each([...Object.entries(values), ...others])(
  'a form that is sent as it was shown says the same: %s',
  (section, shown) => {
    const form = formOf(fieldsOfSection(section as 'place', shown as SectionValues['place']));
    const { cityName: _city, stateName: _state, ...expected } = shown as SectionValues['place'];
    const read = SaveSectionInput.parse({
      section,
      version: 0,
      values: readSection(section as 'place', form),
    });
    expect(read.values).toEqual(expected);
  },
);

test('rows that are left out do not count in the path of an error', () => {
  const form = formOf({
    ...{ seasonCount: '3', 'seasons.0.firstNight': '2027-01-01', 'seasons.0.isRemoved': 'on' },
    ...{ 'seasons.1.rates.0.roomTypeId': 'r-1', 'seasons.1.rates.0.nightly': '' },
    ...{ 'seasons.2.firstNight': '2027-02-01', 'seasons.2.rates.0.nightly': '0' },
    'seasons.2.rates.0.weekendNightly': '',
    ...{ 'mandatory.resort.amount': '', 'mandatory.parking.amount': '0', 'mandatory.parking.unit': 'stay' },
  });
  const named = fieldsByPath(form, 'values.');
  expect(named['values.seasons.0.rates.0.nightly.amount']).toBe('seasons.2.rates.0.nightly');
  expect(named['values.seasons.0.rates']).toBe('seasons.2.rates');
  // a weekend rate that was left out is the one of other nights
  expect(named['values.seasons.0.rates.0.weekendNightly.amount']).toBe('seasons.2.rates.0.nightly');
  expect(named['values.mandatory.0.amount.amount']).toBe('mandatory.parking.amount');
});

test('an amount that is too long for a price says so, and words are none', () => {
  const read = (text: string) =>
    SaveSectionInput.safeParse({
      ...{ section: 'price', version: 0 },
      values: readSection('price', formOf({ 'rooms.0.roomTypeId': 'r-1', 'rooms.0.nightly': text })),
    }).error?.issues[0]?.code;
  expect(['1000000000', '$1,000,000,000.00', '-5', '0', 'free', '80'].map(read)).toEqual([
    ...['too_big', 'too_big', 'too_small', 'too_small', 'invalid_type', undefined],
  ]);
});

test('an error finds its field, the group of a room, or the field of an amount', () => {
  const form = formOf({ 'bedrooms.0.queen': '0', 'rooms.0.nightly': '0', town: 'Bend', cityId: '', lat: '' });
  const named = fieldsByPath(form, 'values.');
  expect(named['values.bedrooms.0']).toBe('bedrooms.0');
  expect(named['values.rooms.0.nightly.amount']).toBe('rooms.0.nightly');
  expect(named['values.cityId']).toBe('town');
  expect(named['values.pin']).toBe('lat');
});
