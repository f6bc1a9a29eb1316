import type { ListingSection } from '@golark/contract/own-listings/rules';
import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';
import type { Beds } from '@golark/contract/stays/beds';
import { fieldsOfHosting } from '../onboarding/index.ts';
import type { FieldErrors } from '../platform/page/field-errors.ts';
import { pricedWriters } from './write-priced.ts';

/** The fields of a form by name. A name is the path of its value, so that errors of the server find their field. */
export type Fields = Readonly<Record<string, string>>;

/** The props of the fields of a section. */
export type SectionFieldsProps = { fields: Fields; errors: FieldErrors };

export const isChecked = (fields: Fields, name: string): boolean => Boolean(fields[name]);

const bedsAt = (path: string, beds: readonly Beds[]): [string, string][] =>
  beds.map(({ kind, count }) => [`${path}.${kind}`, String(count)]);

const ifSet = (name: string, isSet: boolean): [string, string][] => (isSet ? [[name, 'on']] : []);

const amenitiesAt = (path: string, slugs: readonly string[]): [string, string][] =>
  slugs.map((slug) => [`${path}.${slug}`, 'on']);

const roomFields = (rooms: SectionValues['rooms']): [string, string][] =>
  rooms.stayType === 'homes'
    ? [
        ['guests', String(rooms.guests)],
        ['bathrooms', String(rooms.bathrooms)],
        ['bedroomCount', String(rooms.bedrooms.length)],
        ...rooms.bedrooms.flatMap((beds, i) => bedsAt(`bedrooms.${i}`, beds)),
        ...bedsAt('commonBeds', rooms.commonBeds),
      ]
    : [
        ['roomCount', String(rooms.rooms.length)],
        ...rooms.rooms.flatMap((room, i): [string, string][] => [
          [`rooms.${i}.id`, room.id ?? ''],
          [`rooms.${i}.nameEn`, room.nameEn],
          [`rooms.${i}.nameEs`, room.nameEs],
          [`rooms.${i}.guests`, String(room.guests)],
          [`rooms.${i}.units`, String(room.units)],
          ...bedsAt(`rooms.${i}.beds`, room.beds),
          ...amenitiesAt(`rooms.${i}.amenities`, room.amenities),
        ]),
      ];

const writers: { [Section in ListingSection]: (values: SectionValues[Section]) => [string, string][] } = {
  place: (place) => [
    ['kind', place.kind],
    ['line1', place.line1 ?? ''],
    ['zip', place.zip ?? ''],
    ['neighborhood', place.neighborhood ?? ''],
    ['town', `${place.cityName}, ${place.stateName}`],
    ['cityId', place.cityId],
    ['lat', place.pin.lat.toFixed(5)],
    ['lng', place.pin.lng.toFixed(5)],
  ],
  rooms: roomFields,
  amenities: ({ amenities }) => amenitiesAt('amenities', amenities),
  accessibility: ({ photos, ...facts }) => [
    ...Object.entries(facts).map(([name, value]): [string, string] => [
      name,
      value === null ? '' : String(value),
    ]),
    ...Object.entries(photos).map(([fact, id]): [string, string] => [`photos.${fact}`, id]),
  ],
  texts: (texts) =>
    (['en', 'es'] as const).flatMap((locale): [string, string][] => [
      [`${locale}.title`, texts[locale]?.title ?? ''],
      [`${locale}.description`, texts[locale]?.description ?? ''],
    ]),
  ...pricedWriters,
  rules: (rules) => [
    ['minNights', String(rules.minNights)],
    ['maxNights', String(rules.maxNights)],
    ...Object.entries(fieldsOfHosting(rules)),
    ['quietFrom', rules.quietFrom ?? ''],
    ...ifSet('isPetsAllowed', rules.isPetsAllowed),
    ...ifSet('isSmokingAllowed', rules.isSmokingAllowed),
  ],
};

/** The values of a section as its form has them; an open section has no fields yet. */
export const fieldsOfSection = <Section extends ListingSection>(
  section: Section,
  values: SectionValues[Section] | null,
): Fields => (values ? Object.fromEntries(writers[section](values as never)) : {});
