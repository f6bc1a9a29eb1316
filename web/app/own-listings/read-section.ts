import type { ListingSection } from '@golark/contract/own-listings/rules';
import { accessFacts } from '@golark/contract/stays/accessibility';
import { amenities } from '@golark/contract/stays/amenities';
import { bedKinds } from '@golark/contract/stays/beds';
import { readHosting } from '../onboarding/index.ts';
import { rawTextOf, textOf } from '../platform/page/form-values.ts';
import { pricedReaders } from './read-priced.ts';
import { numberOf, rowsOf } from './typed-values.ts';

const bedsOf = (form: FormData, path: string) =>
  bedKinds.flatMap((kind) => {
    const count = numberOf(form, `${path}.${kind}`);
    return count === undefined || count === 0 ? [] : [{ kind, count }];
  });

const amenitiesOf = (form: FormData, path: string) => amenities.filter((slug) => form.has(`${path}.${slug}`));

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
            amenities: amenitiesOf(form, `rooms.${i}.amenities`),
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

const answerOf = (form: FormData, name: string): boolean | null => {
  const answer = textOf(form, name);
  return answer === undefined ? null : answer === 'true';
};

const factsOf = (form: FormData) => {
  const shower = textOf(form, 'shower') ?? null;
  return {
    stepsToEntrance: numberOf(form, 'stepsToEntrance') ?? null,
    doorInches: numberOf(form, 'doorInches') ?? null,
    shower,
    // one that was typed before the shower was changed
    showerStepInches: shower === 'walk-in' ? (numberOf(form, 'showerStepInches') ?? null) : null,
    hasToiletBars: answerOf(form, 'hasToiletBars'),
    hasShowerBars: answerOf(form, 'hasShowerBars'),
    bedInches: numberOf(form, 'bedInches') ?? null,
    floorAccess: textOf(form, 'floorAccess') ?? null,
    hasAccessibleParking: answerOf(form, 'hasAccessibleParking'),
  };
};

const accessOf = (form: FormData) => {
  const facts = factsOf(form);
  // a photo that was chosen before its fact was removed
  const shown = accessFacts.filter((fact) => facts[fact] !== null && textOf(form, `photos.${fact}`));
  return {
    ...facts,
    photos: Object.fromEntries(shown.map((fact) => [fact, textOf(form, `photos.${fact}`)])),
  };
};

const readers: Record<ListingSection, (form: FormData) => unknown> = {
  place: (form) => ({
    kind: textOf(form, 'kind'),
    line1: textOf(form, 'line1'),
    zip: textOf(form, 'zip') ?? null,
    neighborhood: textOf(form, 'neighborhood') ?? null,
    cityId: textOf(form, 'cityId'),
    pin: { lat: numberOf(form, 'lat'), lng: numberOf(form, 'lng') },
  }),
  rooms: roomsOf,
  amenities: (form) => ({ amenities: amenitiesOf(form, 'amenities') }),
  accessibility: accessOf,
  texts: (form) => ({ en: textIn(form, 'en'), es: textIn(form, 'es') }),
  ...pricedReaders,
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
