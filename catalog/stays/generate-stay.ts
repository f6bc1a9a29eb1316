import { bedsTogether, type SleepingRoom } from '@golark/contract/stays/beds';
import { decideLook, type LookInput, type StayLook } from '../facts/index.ts';
import { amenitiesThatAgree } from './agree-with-look.ts';
import { generateAccess } from './generate-access.ts';
import { generateAmenities } from './generate-amenities.ts';
import type { Location } from './generate-location.ts';
import { generateNightlyAmount, scaleAmount } from './generate-price.ts';
import { generatePriceRules } from './generate-price-rules.ts';
import { generateHotelRooms, generateWeekendFactor } from './generate-rooms.ts';
import { generateSize, type StaySize } from './generate-size.ts';
import { generateSleeping } from './generate-sleeping.ts';
import { generateTerms } from './generate-terms.ts';
import { generatedIdOf } from './generated-id.ts';
import type { PropertyType } from './property-types.ts';
import { combineSeeds, createRandom, type Random } from './random.ts';
import type { ListingRow, Manager, Room } from './stay.ts';
import type { Surroundings } from './surroundings.ts';

export interface StayDraft {
  listing: ListingRow;
  rooms: Omit<Room, 'seasons' | 'runs'>[];
  tags: Set<string>;
  look: StayLook;
  /** 0 to 1; determines how well guests rate the stay and raises its price. */
  appeal: number;
}

export interface StayInput {
  seed: number;
  index: number;
  today: string;
  place: Surroundings;
  location: Location;
  type: PropertyType;
  manager: Manager;
  /** Of the place, in meters. */
  elevation: number;
  /** Looks of the stays of the same place so far. */
  usedLooks: Set<string>;
}

const beachNeighborhood = /Beach|La Jolla|Waikiki/;

const isOnShore = ({ place, location, type }: StayInput, isClose: boolean, random: Random): boolean => {
  if (!place.tags.has('beach') || !place.city.isCoastal) return false;
  if (type.slug === 'beach-house') return true;
  if (!place.tags.has('city')) return isClose;
  return location.neighborhood ? beachNeighborhood.test(location.neighborhood) : random.chance(0.25);
};

/** Tags for the exact location: not every stay in a beach town is by the beach. */
const addLocationTags = (tags: Set<string>, input: StayInput, random: Random): void => {
  const { place, location } = input;
  const isClose = location.kmToCenter < 2.2;
  if (isOnShore(input, isClose, random)) tags.add('shore');
  else if (place.tags.has('water') && isClose && random.chance(0.4)) tags.add('shore');
  if ((place.tags.has('lake') || place.tags.has('greatlake')) && isClose && random.chance(0.6))
    tags.add('lakeside');
  if (place.tags.has('river') && isClose && random.chance(0.35)) tags.add('riverside');
  if (!place.destination) tags.add('ordinary');
  if (location.neighborhood) tags.add('hood');
  if (location.neighborhood === 'Downtown' || location.kmToCenter < 0.8) tags.add('central');
  if (location.kmToCenter > 3.5 && place.tags.has('small')) tags.add('remote');
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

const voices = ['we', 'i', 'plain', 'terse', 'warm'];

const pickVoice = (manager: Manager, random: Random): string => {
  const voice = random.pick(voices);
  if (manager.isCompany) return 'v-company';
  // a host name with two people does not go with a text in the first person singular
  return voice === 'i' && manager.name.includes('&') ? 'v-we' : `v-${voice}`;
};

const mostLooks = 24;

/** Decides what the stay looks like; no two stays of a place share a building and a color while there are others. */
const generateLook = ({ seed, index, usedLooks }: StayInput, input: LookInput): StayLook => {
  for (let attempt = 0; ; attempt++) {
    const look = decideLook(input, createRandom(combineSeeds(seed, index, 77, attempt)));
    const { building, color } = look.facade;
    const key = `${building} ${color}`;
    if (usedLooks.has(key) && attempt < mostLooks) continue;
    usedLooks.add(key);
    return look;
  }
};

const roomFactsStream = 190;
const sleepingStream = 191;
const accessStream = 192;

interface Layout {
  rooms: StayDraft['rooms'];
  sleeping: SleepingRoom[] | null;
}

const entirePlace = (
  { seed, index }: StayInput,
  { id, nightlyAmount, ...size }: StaySize & { id: string; nightlyAmount: number },
  random: Random,
): Layout => {
  const sleeping = generateSleeping(size, createRandom(combineSeeds(seed, index, sleepingStream)));
  const room = {
    id: `${id}-1`,
    position: 0,
    name_en: 'Entire place',
    name_es: 'Alojamiento entero',
    units: 1,
    max_guests: size.maxGuests,
    bedrooms: size.bedrooms,
    beds: size.beds,
    bedding: bedsTogether(sleeping.map(({ beds }) => beds)),
    amenities: [],
    nightly_amount: nightlyAmount,
    weekend_nightly_amount: scaleAmount(nightlyAmount, generateWeekendFactor(random)),
  };
  return { rooms: [room], sleeping };
};

const roomsOfHotel = (
  { seed, index, type }: StayInput,
  hotel: { id: string; nightlyAmount: number; amenities: readonly string[] },
  random: Random,
): Layout => {
  const ofFacts = createRandom(combineSeeds(seed, index, roomFactsStream));
  return {
    rooms: generateHotelRooms({ ...hotel, propertyType: type.slug, ofFacts }, random),
    sleeping: null,
  };
};

const accessOf = (
  { seed, index, type: { stayType, slug } }: StayInput,
  amenities: readonly string[],
  { facade: { floors } }: StayLook,
) =>
  generateAccess(
    { stayType, propertyType: slug, amenities, floors },
    createRandom(combineSeeds(seed, index, accessStream)),
  );

const addAppealTags = (tags: Set<string>, appeal: number): void => {
  if (appeal > 0.85) tags.add('luxe');
  if (appeal < 0.3) tags.add('modest');
};

/** Everything about a stay except its texts, calendar and reviews. */
export const generateStayDraft = (input: StayInput, random: Random): StayDraft => {
  const { place, location, type, manager, today } = input;
  const id = generatedIdOf(input.seed, input.index);
  const isHotel = type.stayType === 'hotels';
  const appeal = Math.min(1, Math.max(0, 0.66 + random.normal() * 0.2));
  const tags = new Set(place.tags);
  addTypeTags(tags, type);
  tags.add(pickVoice(manager, random));
  addAppealTags(tags, appeal);
  addLocationTags(tags, input, random);
  const size = generateSize(type, random);
  addSizeTags(tags, size.bedrooms, size.maxGuests);
  const offered = generateAmenities(tags, type.stayType, random);
  const look = generateLook(input, {
    id,
    type: type.slug,
    stateId: place.city.stateId,
    population: place.city.population,
    isCoastal: place.city.isCoastal,
    latitude: location.latitude,
    elevation: input.elevation,
    amenities: offered,
    bedrooms: size.bedrooms,
    tags,
  });
  const amenitySlugs = amenitiesThatAgree(offered, look);
  for (const slug of offered) if (!amenitySlugs.includes(slug)) tags.delete(slug);
  const nightlyAmount = generateNightlyAmount(
    { type, bedrooms: size.bedrooms, costFactor: place.costFactor, tags, appeal },
    random,
  );
  const { rooms, sleeping } = isHotel
    ? roomsOfHotel(input, { id, nightlyAmount, amenities: amenitySlugs }, random)
    : entirePlace(input, { id, ...size, nightlyAmount }, random);
  const maxGuests = Math.max(...rooms.map((room) => room.max_guests));
  const terms = generateTerms({ tags, maxGuests, nightlyAmount, today, bedrooms: size.bedrooms }, random);
  const kind = { stay_type: type.stayType, property_type: type.slug };
  const listing: ListingRow = {
    id,
    property_manager_id: manager.id,
    state_id: place.city.stateId,
    city_id: place.city.id,
    neighborhood: location.neighborhood,
    latitude: location.latitude,
    longitude: location.longitude,
    time_zone: place.city.timeZone,
    ...kind,
    max_guests: maxGuests,
    bedrooms: size.bedrooms,
    beds: Math.max(...rooms.map((room) => room.beds)),
    bathrooms: size.bathrooms,
    amenities: amenitySlugs,
    sleeping,
    ...accessOf(input, amenitySlugs, look),
    is_pets_allowed: tags.has('pets-welcome'),
    ...terms,
    ...generatePriceRules({ ...kind, ...terms }, createRandom(combineSeeds(input.seed, input.index, 165))),
    quality: null,
    review_count: 0,
  };
  if (listing.is_instant_book) tags.add('instant');
  return { listing, rooms, tags, look, appeal };
};
