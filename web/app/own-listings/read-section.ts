import type { ListingSection } from '@golark/contract/own-listings/rules';
import { amenities } from '@golark/contract/stays/amenities';
import { bedKinds } from '@golark/contract/stays/beds';
import { readHosting } from '../onboarding/index.ts';
import { rawTextOf, textOf } from '../platform/page/form-values.ts';
import { readCents } from '../platform/read-cents.ts';

/** A number that was typed; text that is none stays text, so that the schema refuses it. */
export const numberOf = (form: FormData, name: string): unknown => {
  const typed = textOf(form, name);
  return typed !== undefined && Number.isFinite(Number(typed)) ? Number(typed) : typed;
};

const centsOf = (form: FormData, name: string): unknown => {
  const typed = textOf(form, name);
  if (typed === undefined) return undefined;
  const negative = typed.startsWith('-');
  const cents = readCents(negative ? typed.slice(1) : typed);
  return { amount: cents === null ? typed : negative ? -cents : cents, currency: 'USD' };
};

const bedsOf = (form: FormData, path: string) =>
  bedKinds.flatMap((kind) => {
    const count = numberOf(form, `${path}.${kind}`);
    return count === undefined || count === 0 ? [] : [{ kind, count }];
  });

/** More than any form has: a number from outside makes no list of a million. */
const mostRows = 60;
export const rowsOf = (form: FormData, name: string): number[] =>
  Array.from({ length: Math.min(mostRows, Math.max(0, Number(form.get(name)) || 0)) }, (_, i) => i);

const roomsOf = (form: FormData) =>
  form.has('roomCount')
    ? {
        stayType: 'hotels',
        rooms: rowsOf(form, 'roomCount')
          .filter((i) => !form.has(`rooms.${i}.isRemoved`))
          .map((i) => ({
            id: textOf(form, `rooms.${i}.id`) ?? null,
            nameEn: textOf(form, `rooms.${i}.nameEn`) ?? textOf(form, `rooms.${i}.nameEs`),
            nameEs: textOf(form, `rooms.${i}.nameEs`) ?? textOf(form, `rooms.${i}.nameEn`),
            guests: numberOf(form, `rooms.${i}.guests`),
            beds: bedsOf(form, `rooms.${i}.beds`),
            units: numberOf(form, `rooms.${i}.units`),
          })),
      }
    : {
        stayType: 'homes',
        guests: numberOf(form, 'guests'),
        bathrooms: numberOf(form, 'bathrooms'),
        bedrooms: rowsOf(form, 'bedroomCount')
          .filter((i) => !form.has(`bedrooms.${i}.isRemoved`))
          .map((i) => bedsOf(form, `bedrooms.${i}`)),
        commonBeds: bedsOf(form, 'commonBeds'),
      };

const textIn = (form: FormData, locale: 'en' | 'es') => {
  const title = textOf(form, `${locale}.title`);
  const description = rawTextOf(form, `${locale}.description`)?.replaceAll('\r\n', '\n').trim() || undefined;
  return title === undefined && description === undefined ? null : { title, description };
};

export const readPrice = (form: FormData) => ({
  rooms: [...form.keys()]
    .filter((name) => /^rooms\.\d+\.roomTypeId$/.test(name))
    .map((name) => {
      const path = name.replace('.roomTypeId', '');
      const nightly = centsOf(form, `${path}.nightly`);
      return {
        roomTypeId: textOf(form, name),
        nightly,
        weekendNightly: centsOf(form, `${path}.weekendNightly`) ?? nightly,
      };
    }),
  cleaningFee: centsOf(form, 'cleaningFee') ?? null,
  weeklyPercent: numberOf(form, 'weeklyPercent') ?? 0,
  monthlyPercent: numberOf(form, 'monthlyPercent') ?? 0,
});

const readers: Record<ListingSection, (form: FormData) => unknown> = {
  place: (form) => ({
    kind: textOf(form, 'kind'),
    line1: textOf(form, 'line1'),
    zip: textOf(form, 'zip') ?? null,
    cityId: textOf(form, 'cityId'),
    pin: { lat: numberOf(form, 'lat'), lng: numberOf(form, 'lng') },
  }),
  rooms: roomsOf,
  amenities: (form) => ({ amenities: amenities.filter((slug) => form.has(`amenities.${slug}`)) }),
  texts: (form) => ({ en: textIn(form, 'en'), es: textIn(form, 'es') }),
  price: readPrice,
  rules: (form) => ({
    minNights: numberOf(form, 'minNights'),
    maxNights: numberOf(form, 'maxNights'),
    ...readHosting(form),
    quietFrom: textOf(form, 'quietFrom') ?? null,
    isPetsAllowed: form.has('isPetsAllowed'),
    isSmokingAllowed: form.has('isSmokingAllowed'),
  }),
};

/** The values that a form of a section says; what is missing or wrong is refused by the schema of the call. */
export const readSection = (section: ListingSection, form: FormData): unknown => readers[section](form);

/** By the path of a value the field that it was typed into, also for parts of it and for the group around it. */
export const fieldsByPath = (form: FormData, prefix: string): Record<string, string> => {
  const named: Record<string, string> = { [`${prefix}pin`]: 'lat', [`${prefix}cityId`]: 'town' };
  for (const name of form.keys()) {
    const parts = name.split('.');
    for (let length = 1; length < parts.length; length++) {
      const group = parts.slice(0, length).join('.');
      named[`${prefix}${group}`] ??= group;
    }
    if (name === 'cityId') continue;
    named[`${prefix}${name}`] = name;
    named[`${prefix}${name}.amount`] = name;
  }
  for (const name of ['lat', 'lng']) named[`${prefix}pin.${name}`] = name;
  return named;
};
