import type { NearbyPlace } from '@golark/contract/destinations/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { createTimedCache } from '#platform/timed-cache';
import { listPlacesAround, type PlaceAroundRow } from './list-places-around.ts';
import { type At, chooseNearby } from './rules/choose-nearby.ts';

const cached = createTimedCache<PlaceAroundRow>({ minutes: 5, max: 2000 });

/** A distance says no more about where the place is than its approximate location does. */
const roundedTo = 100;

interface Asked {
  population: number;
  neighborhood: string | null;
  locale: Locale;
}

/** Reads what is around an approximate location; the result says what of it is worth naming. */
export const readPlacesAround = async (ctx: Context, place: { at: At; cityId: string }) => {
  const { at, cityId } = place;
  const rows = await cached(ctx, `${cityId} ${at.lat} ${at.lng}`, () => listPlacesAround(ctx.db, place));
  return ({ locale, ...home }: Asked): NearbyPlace[] => {
    const candidates = rows.map((row) => ({
      ...{
        kind: row.kind,
        code: row.code,
        isMajor: row.is_major,
        isOwn: row.is_own,
        population: row.population,
      },
      ...{ name: locale === 'es' ? row.name_es : row.name_en, lat: row.latitude, lng: row.longitude },
    }));
    return chooseNearby({ at, ...home, candidates }).map(({ kind, name, code, meters }) => ({
      kind,
      name,
      code,
      distanceMeters: Math.round(meters / roundedTo) * roundedTo,
    }));
  };
};
