import { drawAmenities } from './draw-amenities.ts';
import { drawNightlyAmount, scaleAmount } from './draw-price.ts';
import { drawHotelRooms, drawWeekendFactor } from './draw-rooms.ts';
import { drawTerms } from './draw-terms.ts';
import { identifierOf } from './identifiers.ts';
import type { PropertyType } from './property-types.ts';
import type { Random } from './random.ts';
import type { Spot } from './scatter.ts';
import type { ListingRow, Manager, Room } from './stay.ts';
import type { Surroundings } from './surroundings.ts';

export interface Draft {
  listing: ListingRow;
  rooms: Omit<Room, 'seasons' | 'runs'>[];
  tags: Set<string>;
  /** 0 to 1, what guests will mostly think of it. */
  goodness: number;
}

export interface DraftInput {
  seed: number;
  index: number;
  today: string;
  place: Surroundings;
  spot: Spot;
  type: PropertyType;
  manager: Manager;
}

const beachNeighborhood = /Beach|La Jolla|Waikiki/;

const isOnShore = ({ place, spot, type }: DraftInput, isClose: boolean, random: Random): boolean => {
  if (!place.tags.has('beach') || !place.city.isCoastal) return false;
  if (type.slug === 'beach-house') return true;
  if (!place.tags.has('city')) return isClose;
  return spot.neighborhood ? beachNeighborhood.test(spot.neighborhood) : random.chance(0.25);
};

/** What the spot itself adds: not every stay of a beach town is by the beach. */
const addSpotTags = (tags: Set<string>, input: DraftInput, random: Random): void => {
  const { place, spot } = input;
  const isClose = spot.km < 2.2;
  if (isOnShore(input, isClose, random)) tags.add('shore');
  else if (place.tags.has('water') && isClose && random.chance(0.4)) tags.add('shore');
  if ((place.tags.has('lake') || place.tags.has('greatlake')) && isClose && random.chance(0.6))
    tags.add('lakeside');
  if (place.tags.has('river') && isClose && random.chance(0.35)) tags.add('riverside');
  if (!place.destination) tags.add('ordinary');
  if (spot.neighborhood) tags.add('hood');
  if (spot.neighborhood === 'Downtown' || spot.km < 0.8) tags.add('central');
  if (spot.km > 3.5 && place.tags.has('small')) tags.add('remote');
};

const flats = new Set(['apartment', 'condo', 'loft', 'studio']);
const rustic = new Set([
  'cabin',
  'a-frame',
  'treehouse',
  'dome',
  'tiny-house',
  'farm-stay',
  'ranch',
  'cottage',
  'chalet',
]);

const addTypeTags = (tags: Set<string>, { slug, stayType }: PropertyType): void => {
  tags.add(`is-${slug}`).add(stayType === 'hotels' ? 'hotel' : 'home');
  if (stayType === 'homes') tags.add(flats.has(slug) ? 'flat' : 'standalone');
  if (rustic.has(slug)) tags.add('rustic');
};

const addSizeTags = (tags: Set<string>, bedrooms: number, maxGuests: number): void => {
  tags.add(`br-${Math.min(bedrooms, 5)}`);
  if (bedrooms >= 4) tags.add('big');
  if (maxGuests <= 3) tags.add('couple');
  if (maxGuests >= 5) tags.add('family');
};

const drawBedrooms = (type: PropertyType, random: Random): number => {
  const [low, high] = type.bedrooms;
  // two throws, the smaller counts: big houses are rarer
  return Math.min(random.whole(low, high), random.whole(low, high));
};

const drawHome = (type: PropertyType, random: Random) => {
  const bedrooms = drawBedrooms(type, random);
  const maxGuests = bedrooms === 0 ? random.whole(2, 3) : Math.min(16, bedrooms * 2 + random.whole(0, 2));
  const beds = Math.max(1, Math.min(maxGuests, bedrooms + random.whole(0, Math.max(1, bedrooms - 1))));
  const bathrooms = Math.max(1, Math.round((bedrooms * (0.45 + random.next() * 0.55) + 0.25) * 2) / 2);
  return { bedrooms, maxGuests, beds, bathrooms };
};

const voices = ['we', 'i', 'plain', 'terse', 'warm'];

const voiceOf = (manager: Manager, random: Random): string => {
  const voice = random.pick(voices);
  if (manager.isCompany) return 'v-company';
  // two people do not write as one
  return voice === 'i' && manager.name.includes('&') ? 'v-we' : `v-${voice}`;
};

/** Everything about a stay but its words, calendar and reviews. */
export const drawDraft = (input: DraftInput, random: Random): Draft => {
  const { place, spot, type, manager, today } = input;
  const id = identifierOf(input.seed, input.index);
  const isHotel = type.stayType === 'hotels';
  const goodness = Math.min(1, Math.max(0, 0.66 + random.normal() * 0.2));
  const tags = new Set(place.tags);
  addTypeTags(tags, type);
  tags.add(voiceOf(manager, random));
  if (goodness > 0.85) tags.add('luxe');
  if (goodness < 0.3) tags.add('modest');
  addSpotTags(tags, input, random);
  const size = isHotel ? { bedrooms: 1, maxGuests: 2, beds: 1, bathrooms: 1 } : drawHome(type, random);
  addSizeTags(tags, size.bedrooms, size.maxGuests);
  const amenitySlugs = drawAmenities(tags, type.stayType, random);
  const nightlyAmount = drawNightlyAmount(
    { type, bedrooms: size.bedrooms, costFactor: place.costFactor, tags, goodness },
    random,
  );
  const rooms: Draft['rooms'] = isHotel
    ? drawHotelRooms({ id, propertyType: type.slug, nightlyAmount }, random)
    : [
        {
          id: `${id}-1`,
          position: 0,
          name_en: 'Entire place',
          name_es: 'Alojamiento entero',
          units: 1,
          max_guests: size.maxGuests,
          bedrooms: size.bedrooms,
          beds: size.beds,
          nightly_amount: nightlyAmount,
          weekend_nightly_amount: scaleAmount(nightlyAmount, drawWeekendFactor(random)),
        },
      ];
  const maxGuests = Math.max(...rooms.map((room) => room.max_guests));
  const listing: ListingRow = {
    id,
    property_manager_id: manager.id,
    state_id: place.city.stateId,
    city_id: place.city.id,
    neighborhood: spot.neighborhood,
    time_zone: place.city.timeZone,
    latitude: spot.latitude,
    longitude: spot.longitude,
    stay_type: type.stayType,
    property_type: type.slug,
    max_guests: maxGuests,
    bedrooms: size.bedrooms,
    beds: Math.max(...rooms.map((room) => room.beds)),
    bathrooms: size.bathrooms,
    amenities: amenitySlugs,
    is_pets_allowed: tags.has('pets-welcome'),
    ...drawTerms({ tags, maxGuests, nightlyAmount, today, bedrooms: size.bedrooms }, random),
    quality: null,
    review_count: 0,
    search_rank: 0,
  };
  if (listing.is_instant_book) tags.add('instant');
  return { listing, rooms, tags, goodness };
};
