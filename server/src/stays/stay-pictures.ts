import { createHash } from 'node:crypto';
import { type PicturePlan, pictureText, planStayPictures } from '@golark/catalog/pictures';
import type { Locale } from '@golark/contract/locale/rules';
import type { PropertyImage } from '@golark/contract/search/schemas';
import type { StayRow } from './store.ts';

/** Raise it when the drawing changes: pictures are cached under their id for a year. */
const drawingVersion = 1;
const cityOf = 80_000;

/** The plans of a stay's drawn pictures, worked out from its facts: the same facts give the same pictures. */
export const picturePlansOf = (stay: StayRow): PicturePlan[] =>
  planStayPictures({
    id: stay.id,
    type: stay.property_type,
    stateCode: stay.state_id.toUpperCase(),
    urban: stay.city_population >= cityOf,
    coastal: stay.city_is_coastal,
    amenities: stay.amenities,
    bedrooms: stay.bedrooms,
  });

/** `<listing>.<position>.<hash of the plan>`: a changed picture has another address. */
const pictureId = (listingId: string, position: number, plan: PicturePlan): string => {
  const hash = createHash('sha256')
    .update(`${drawingVersion}:${JSON.stringify(plan)}`)
    .digest('hex')
    .slice(0, 10);
  return `${listingId}.${position}.${hash}`;
};

const drawPictures = (stay: StayRow, locale: Locale): PropertyImage[] =>
  picturePlansOf(stay).map((plan, position) => ({
    id: pictureId(stay.id, position, plan),
    alt: pictureText(plan, locale),
  }));

/** Planning and hashing cost more than the rest of a search hit; the row in memory never changes. */
const pictures = new WeakMap<StayRow, Partial<Record<Locale, readonly PropertyImage[]>>>();

export const picturesOf = (stay: StayRow, locale: Locale): PropertyImage[] => {
  const known = pictures.get(stay) ?? {};
  pictures.set(stay, known);
  known[locale] ??= drawPictures(stay, locale);
  return [...known[locale]];
};
