import { foldText } from '@golark/contract/text/fold';
import type { Context } from '#platform/context';
import type { MatchedPlace } from './match-sights.ts';
import { findPlaces } from './place-index.ts';

interface ZipCode {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

let loaded: Promise<readonly ZipCode[]> | undefined;

/** 42,000 codes are loaded when the first is looked for; those of ships and camps have no place. */
const load = async (): Promise<readonly ZipCode[]> => {
  const { codes } = await import('zipcodes/lib/codes.js');
  return Object.values(codes)
    .filter(({ latitude, longitude }) => latitude && longitude)
    .sort((one, other) => (one.zip < other.zip ? -1 : 1));
};

const withinMeters = 80_000;
const fewestDigits = 3;
const zipText = /^(\d{3,5})(?:-\d{0,4})?$/;

/** The town that the post names, or else the nearest one. */
const townOf = async (ctx: Context, { latitude, longitude, city, state }: ZipCode) => {
  const near = { lat: latitude, lng: longitude, radiusMeters: withinMeters };
  const towns = await findPlaces(ctx, { near, stateId: state.toLowerCase() });
  return towns.find(({ name }) => foldText(name) === foldText(city)) ?? towns[0] ?? null;
};

/** ZIP codes that begin with the digits that were typed, in their order. */
export const matchZipCodes = async (ctx: Context, text: string, limit: number): Promise<MatchedPlace[]> => {
  const digits = zipText.exec(text.trim())?.[1];
  if (digits === undefined || digits.length < fewestDigits) return [];
  loaded ??= load();
  const codes = await loaded;
  const found = codes.filter(({ zip }) => zip.startsWith(digits)).slice(0, limit);
  const matched = await Promise.all(
    found.map(async (code): Promise<MatchedPlace[]> => {
      const city = await townOf(ctx, code);
      if (!city) return [];
      return [
        {
          kind: 'zip',
          id: code.zip,
          names: { en: code.zip, es: code.zip },
          state: { id: city.state_id, name: city.state_name, slug: city.state_slug },
          city,
          at: { lat: code.latitude, lng: code.longitude },
          size: 0,
          match: { at: 0, edits: 0, isExact: code.zip === digits, isStart: true },
        },
      ];
    }),
  );
  return matched.flat();
};
