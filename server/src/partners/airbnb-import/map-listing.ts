import { createHash } from 'node:crypto';
import { amenitiesOf } from './amenity-words.ts';
import type { NearCity } from './nearest-city.ts';

export interface MappedListing {
  id: string;
  external_id: string;
  title: string;
  description: string;
  state_id: string;
  city_id: string;
  time_zone: string;
  neighborhood: string | null;
  latitude: number;
  longitude: number;
  stay_type: 'homes' | 'hotels';
  property_type: string;
  max_guests: number;
  bedrooms: number;
  beds: number;
  bathrooms: number;
  amenities: string[];
  is_instant_book: boolean;
  is_pets_allowed: boolean;
  is_smoking_allowed: boolean;
  min_nights: number;
  max_nights: number;
  quality: number | null;
  review_count: number;
  search_rank: number;
  nightly_amount: number;
}

type Fields = Map<string, string>;
export type Mapping = { listing: MappedListing } | { reason: string };

const roomTypes = new Set(['entire home/apt', 'private room', 'shared room', 'hotel room']);

const propertyWords: [RegExp, string][] = [
  [/hostel|hotel|serviced apartment/, 'hotel'],
  [/resort/, 'resort'],
  [/bed and breakfast/, 'bed-and-breakfast'],
  [/tiny/, 'tiny-house'],
  [/treehouse/, 'treehouse'],
  [/dome/, 'dome'],
  [/chalet/, 'chalet'],
  [/cabin/, 'cabin'],
  [/cottage/, 'cottage'],
  [/bungalow/, 'bungalow'],
  [/villa/, 'villa'],
  [/townhouse/, 'townhouse'],
  [/condo/, 'condo'],
  [/loft/, 'loft'],
  [/guest ?(house|suite)/, 'guesthouse'],
  [/farm/, 'farm-stay'],
  [/ranch/, 'ranch'],
  [/rental unit|apartment|apt/, 'apartment'],
];

const propertyTypeOf = (words: string): string =>
  propertyWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'house';

/** `$1,234.50` and `1234.5` are 123450 cents; null where there is no number. */
export const amountOf = (text: string): number | null => {
  const bare = text.replace(/[$,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
};

const numberOf = (text: string | undefined): number | null => {
  if (text === undefined || text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
};

/** `1.5 shared baths`, `Half-bath`. */
const bathroomsOf = (fields: Fields): number => {
  const words = fields.get('bathrooms_text') ?? '';
  const number = numberOf(fields.get('bathrooms')) ?? numberOf(/\d+(\.\d+)?/.exec(words)?.[0]);
  return Math.min(99, Math.max(0, number ?? (/half/i.test(words) ? 0.5 : 1)));
};

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\0/g, '')
    .trim();

const whole = (
  text: string | undefined,
  bounds: { least: number; most: number; otherwise: number },
): number => Math.min(bounds.most, Math.max(bounds.least, Math.round(numberOf(text) ?? bounds.otherwise)));

/** Ratings were once given out of 100. */
const qualityOf = (text: string | undefined): number | null => {
  const rating = numberOf(text);
  if (rating === null || rating <= 0) return null;
  return Math.min(5, Math.max(1, Math.round((rating > 5 ? rating / 20 : rating) * 100) / 100));
};

const listingId = (managerId: string, externalId: string): string =>
  BigInt(`0x${createHash('sha256').update(`${managerId} airbnb ${externalId}`).digest('hex').slice(0, 16)}`)
    .toString(32)
    .padStart(13, '0');

const sizeOf = (fields: Fields) => {
  const maxGuests = whole(fields.get('accommodates'), { least: 1, most: 100, otherwise: 2 });
  const bedrooms = whole(fields.get('bedrooms'), { least: 0, most: 50, otherwise: 1 });
  const beds = whole(fields.get('beds'), { least: 0, most: 100, otherwise: Math.max(1, bedrooms) });
  const min = whole(fields.get('minimum_nights'), { least: 1, most: 9999, otherwise: 1 });
  const max = whole(fields.get('maximum_nights'), { least: 1, most: 9999, otherwise: 1125 });
  return { max_guests: maxGuests, bedrooms, beds, min_nights: min, max_nights: Math.max(min, max) };
};

const refusal = (fields: Fields): string | null => {
  if (!/^\d+$/.test(fields.get('id') ?? '')) return 'The id is not a whole number.';
  if (plainText(fields.get('name') ?? '') === '') return 'There is no name.';
  if (!roomTypes.has((fields.get('room_type') ?? '').trim().toLowerCase()))
    return `The room type "${fields.get('room_type')}" is not known.`;
  const amount = amountOf(fields.get('price') ?? '');
  if (amount === null)
    return (fields.get('price') ?? '') === '' ? 'There is no price.' : 'The price is not a number.';
  if (amount <= 0) return 'The price is 0.';
  if (amount > 100_000_000) return 'The price is above a million dollars.';
  return null;
};

/** One published row as a listing of this manager, or the reason why not. */
export const mapListing = (
  fields: Fields,
  managerId: string,
  nearestCity: (latitude: number, longitude: number) => NearCity | null,
): Mapping => {
  const reason = refusal(fields);
  if (reason) return { reason };
  const latitude = numberOf(fields.get('latitude'));
  const longitude = numberOf(fields.get('longitude'));
  const city = latitude === null || longitude === null ? null : nearestCity(latitude, longitude);
  if (latitude === null || longitude === null || !city)
    return { reason: 'The coordinates are not in the United States.' };
  const externalId = fields.get('id') ?? '';
  const title = plainText(fields.get('name') ?? '');
  const roomType = (fields.get('room_type') ?? '').trim().toLowerCase();
  const words = `${fields.get('property_type') ?? ''} ${roomType}`.toLowerCase();
  const propertyType = propertyTypeOf(words);
  const { slugs, isSmokingAllowed } = amenitiesOf(fields.get('amenities') ?? '');
  const quality = qualityOf(fields.get('review_scores_rating'));
  const reviewCount = whole(fields.get('number_of_reviews'), { least: 0, most: 1_000_000, otherwise: 0 });
  return {
    listing: {
      id: listingId(managerId, externalId),
      external_id: externalId,
      title,
      description: plainText(fields.get('description') ?? '') || title,
      state_id: city.stateId,
      city_id: city.id,
      time_zone: city.timeZone,
      neighborhood:
        (fields.get('neighbourhood_cleansed') ?? fields.get('neighbourhood') ?? '').trim() || null,
      latitude,
      longitude,
      stay_type: ['hotel', 'resort', 'bed-and-breakfast'].includes(propertyType) ? 'hotels' : 'homes',
      property_type: propertyType,
      ...sizeOf(fields),
      bathrooms: bathroomsOf(fields),
      amenities: slugs,
      is_instant_book: fields.get('instant_bookable') === 't',
      is_pets_allowed: slugs.includes('pets-welcome'),
      is_smoking_allowed: isSmokingAllowed,
      quality,
      review_count: reviewCount,
      search_rank: Math.round(((quality ?? 4.4) - 3) * 4000 + Math.log1p(reviewCount) * 260),
      nightly_amount: amountOf(fields.get('price') ?? '') ?? 0,
    },
  };
};
