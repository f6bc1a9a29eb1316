import { createHash } from 'node:crypto';
import { locales } from '@golark/contract/locale/rules';
import type { Illustrate } from '#platform/illustrate';
import type { ListingColumns, ListingInput } from '#stays';
import { firstRankOf } from '#stays/ranking';
import { alwaysLeft, firstTerms } from './first-terms.ts';
import { parseTitle, type TitleFacts } from './parse-title.ts';
import type { Fields, Placement, PlacementMethod } from './place-homes.ts';
import { amenitiesOf } from './read-amenities.ts';
import {
  amountOf,
  maxAmount,
  nightsOf,
  plainLine,
  plainText,
  qualityOf,
  reviewCountOf,
  sizeOf,
} from './read-fields.ts';
import { writeTitle } from './write-title.ts';

export interface MappedListing {
  input: ListingInput;
  /** Columns that the row says nothing about: those of an existing listing stay. */
  leave: string[];
  method: PlacementMethod;
  /** What was repaired in the row. */
  repair: string | null;
}

export interface Owner {
  managerId: string;
  at: Date;
  illustrate: Illustrate;
}

const maxTitle = 200;
const maxDescription = 20_000;
const maxIdDigits = 40;
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

// which published column each of ours is read from; the others are in every layout
const readFrom: Record<string, string> = {
  description: 'description',
  photos: 'amenities',
  stay_type: 'property_type',
  property_type: 'property_type',
  max_guests: 'accommodates',
  included_guests: 'accommodates',
  bedrooms: 'bedrooms',
  beds: 'beds',
  bathrooms: 'bathrooms_text',
  amenities: 'amenities',
  is_pets_allowed: 'amenities',
  is_smoking_allowed: 'amenities',
  is_instant_book: 'instant_bookable',
  max_nights: 'maximum_nights',
  quality: 'review_scores_rating',
};

const factColumns = (facts: TitleFacts | null): string[] =>
  facts
    ? [
        ...['property_type', 'stay_type'],
        ...(facts.bedrooms === null ? [] : ['bedrooms', 'max_guests', 'included_guests']),
        ...(facts.beds === null ? [] : ['beds']),
        ...(facts.bathrooms === null ? [] : ['bathrooms']),
        ...(facts.rating === null ? [] : ['quality']),
      ]
    : [];

const columnsToLeave = (fields: Fields, facts: TitleFacts | null): string[] => {
  const known = new Set(factColumns(facts));
  const unknown = Object.entries(readFrom).filter(([own, source]) => !fields.has(source) && !known.has(own));
  return [...alwaysLeft, ...unknown.map(([own]) => own)];
};

const listingId = (managerId: string, externalId: string): string =>
  BigInt(`0x${createHash('sha256').update(`${managerId} airbnb ${externalId}`).digest('hex').slice(0, 16)}`)
    .toString(32)
    .padStart(13, '0');

const refusalOfPrice = (price: string): string | null => {
  const amount = amountOf(price);
  if (amount === null) return price === '' ? 'There is no price.' : 'The price is not a number.';
  if (amount <= 0) return 'The price is 0.';
  return amount > maxAmount ? 'The price is above a million dollars.' : null;
};

/** Why a row cannot become a listing, whatever its price; null if it can. */
export const refusalOf = (fields: Fields): string | null => {
  const id = fields.get('id') ?? '';
  if (!/^\d+$/.test(id)) return 'The id is not a whole number.';
  if (id.length > maxIdDigits) return `The id has more than ${maxIdDigits} digits.`;
  const name = fields.get('name') ?? '';
  if (name.includes('\uFFFD')) return 'The name is not text in UTF-8.';
  if (plainLine(name, maxTitle) === '') return 'There is no name.';
  const roomType = fields.get('room_type') ?? '';
  if (!roomTypes.has(roomType.trim().toLowerCase()))
    return `The room type "${roomType.slice(0, 60)}" is not known.`;
  return null;
};

/** `SIXTH WARD` is `Sixth Ward`; short names such as `SOMA` stay. */
const withoutCapitals = (name: string): string =>
  name.length < 6 || /\p{Ll}/u.test(name)
    ? name
    : name.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

const neighborhoodOf = (fields: Fields): string | null =>
  plainLine(
    withoutCapitals(fields.get('neighbourhood_cleansed') ?? fields.get('neighbourhood') ?? ''),
    maxTitle,
  ) || null;

const columnsOf = (fields: Fields, placement: Placement, owner: Owner) => {
  const facts = parseTitle(fields.get('name') ?? '');
  const roomType = (fields.get('room_type') ?? '').trim().toLowerCase();
  const words = (fields.get('property_type') || facts?.kind || roomType).toLowerCase();
  const propertyType = propertyWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'house';
  const { slugs, isSmokingAllowed } = amenitiesOf(fields.get('amenities') ?? '');
  const quality = qualityOf(fields.get('review_scores_rating') ?? facts?.rating);
  const reviewCount = reviewCountOf(fields);
  const { city } = placement;
  const externalId = fields.get('id') ?? '';
  const { isRaised, ...nights } = nightsOf(fields);
  const size = sizeOf(fields, facts);
  const listing: ListingColumns = {
    id: listingId(owner.managerId, externalId),
    external_id: externalId,
    property_manager_id: owner.managerId,
    source: 'airbnb',
    state_id: city.stateId,
    city_id: city.id,
    time_zone: city.timeZone,
    neighborhood: neighborhoodOf(fields),
    latitude: Number(fields.get('latitude')),
    longitude: Number(fields.get('longitude')),
    stay_type: ['hotel', 'resort', 'bed-and-breakfast'].includes(propertyType) ? 'hotels' : 'homes',
    property_type: propertyType,
    ...size,
    ...nights,
    ...firstTerms,
    included_guests: size.max_guests,
    amenities: slugs,
    is_instant_book: fields.get('instant_bookable') === 't',
    is_pets_allowed: slugs.includes('pets-welcome'),
    is_smoking_allowed: isSmokingAllowed,
    quality,
    review_count: reviewCount,
    search_rank: firstRankOf({ quality, review_count: reviewCount }),
    created_at: owner.at,
    updated_at: owner.at,
  };
  return { listing, facts, roomType, isRaised, cityName: city.name };
};

type Columns = ReturnType<typeof columnsOf>;

const textsOf = (fields: Fields, { listing, facts, roomType, cityName }: Columns): ListingInput['texts'] => {
  const published = plainText(fields.get('description') ?? '', maxDescription);
  if (!facts) {
    const title = plainLine(fields.get('name') ?? '', maxTitle);
    return [{ locale: 'en', title, description: published || title }];
  }
  const placeName = listing.neighborhood ?? cityName;
  const { property_type: propertyType, bedrooms } = listing;
  const written = writeTitle({ propertyType, roomType, bedrooms, placeName });
  return locales.map((locale) => {
    const title = plainLine(written[locale], maxTitle);
    return { locale, title, description: published || title };
  });
};

const illustrated = (
  listing: ListingColumns,
  title: string,
  { city, illustrate }: { city: Placement['city'] } & Owner,
) =>
  illustrate({
    id: listing.id,
    propertyType: listing.property_type,
    stateId: listing.state_id,
    cityPopulation: city.population,
    isCoastal: city.isCoastal,
    amenities: listing.amenities,
    bedrooms: listing.bedrooms,
    latitude: Number(listing.latitude),
    longitude: Number(listing.longitude),
    title,
  });

/** One published row, which `refusalOf` accepts, as a listing of this owner; or the reason why its price is refused. */
export const mapListing = (
  fields: Fields,
  placement: Placement,
  owner: Owner,
): MappedListing | { reason: string } => {
  const price = fields.get('price') ?? '';
  const reason = refusalOfPrice(price);
  if (reason) return { reason };
  const columns = columnsOf(fields, placement, owner);
  const { listing, facts, isRaised } = columns;
  const amount = amountOf(price) ?? 0;
  const { max_guests, bedrooms, beds } = listing;
  const room = { max_guests, bedrooms, beds, nightly_amount: amount, weekend_nightly_amount: amount };
  const names = { name_en: 'Entire place', name_es: 'Alojamiento entero' };
  return {
    input: {
      listing,
      texts: textsOf(fields, columns),
      rooms: [{ id: `${listing.id}-1`, position: 0, ...names, units: 1, ...room }],
      photos: illustrated(listing, fields.get('name') ?? '', { ...owner, city: placement.city }),
    },
    leave: columnsToLeave(fields, facts),
    method: placement.method,
    repair: isRaised ? 'The maximum stay was below the minimum and was raised to it.' : null,
  };
};
