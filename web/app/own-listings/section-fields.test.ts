import { SaveSectionInput } from '@golark/contract/own-listings/section-inputs-schemas';
import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';
import { expect, test } from 'vitest';
import { fieldsByPath, readSection } from './read-section.ts';
import { fieldsOfSection } from './section-fields.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const values: SectionValues = {
  place: {
    ...{ kind: 'cabin', line1: '12 Larimer Street', zip: '80202', cityId: 'co-denver', cityName: 'Denver' },
    ...{ stateName: 'Colorado', pin: { lat: 39.75, lng: -104.99 } },
  },
  rooms: {
    ...{ stayType: 'homes', guests: 5, bathrooms: 1.5, commonBeds: [{ kind: 'sofa', count: 1 }] },
    bedrooms: [[{ kind: 'queen', count: 1 }], [{ kind: 'single', count: 2 }]],
  },
  amenities: { amenities: ['wifi', 'pool'] },
  texts: { en: null, es: { title: 'Cabaña', description: 'Entre pinos.\n\nTranquila.' } },
  price: {
    rooms: [{ roomTypeId: 'r-1', nightly: usd(12_050), weekendNightly: usd(15_000) }],
    ...{ cleaningFee: usd(4000), weeklyPercent: 10, monthlyPercent: 0 },
  },
  rules: {
    ...{ minNights: 2, maxNights: 28, checkInFrom: '16:00', checkInUntil: '22:00', checkOutBy: '11:00' },
    ...{ quietFrom: null, isInstantBook: false, cancellationPolicy: 'strict', isPetsAllowed: true },
    isSmokingAllowed: false,
  },
};
const hotel: SectionValues['rooms'] = {
  stayType: 'hotels',
  rooms: [
    { id: 'r-1', nameEn: 'Suite', nameEs: 'Suite', guests: 2, units: 3, beds: [{ kind: 'king', count: 1 }] },
  ],
};

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each([...Object.entries(values), ['rooms', hotel] as const])(
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

test('an error finds its field, the group of a room, or the field of an amount', () => {
  const form = formOf({ 'bedrooms.0.queen': '0', 'rooms.0.nightly': '0', town: 'Bend', cityId: '', lat: '' });
  const named = fieldsByPath(form, 'values.');
  expect(named['values.bedrooms.0']).toBe('bedrooms.0');
  expect(named['values.rooms.0.nightly.amount']).toBe('rooms.0.nightly');
  expect(named['values.cityId']).toBe('town');
  expect(named['values.pin']).toBe('lat');
});
