import type { Amenity } from '../words/amenities.ts';
import { amenities } from '../words/amenities.ts';
import type { Random } from './random.ts';

/** How often an amenity is there; what is not named in `more` or `only` has just its base. */
interface Chance {
  base: number;
  /** Added when the tag is there; -1 forbids. */
  more?: Record<string, number>;
  /** None of these tags or amenities: not possible here. */
  only?: string[];
}

const flats = { 'is-apartment': -1, 'is-condo': -1, 'is-loft': -1, 'is-studio': -1 };
const tinyHomes = { 'is-tiny-house': -1, 'is-treehouse': -1, 'is-dome': -1 };

const homeChances: Partial<Record<Amenity, Chance>> = {
  wifi: { base: 0.95 },
  kitchen: { base: 0.96, more: { 'is-treehouse': -0.6, 'is-dome': -0.4, 'is-guesthouse': -0.15 } },
  'coffee-maker': { base: 0.9 },
  dishwasher: { base: 0.5, more: { big: 0.35, luxe: 0.2, ...tinyHomes }, only: ['kitchen'] },
  washer: { base: 0.55, more: { big: 0.35, ...tinyHomes } },
  dryer: { base: 0.9, only: ['washer'] },
  'air-conditioning': {
    base: 0.7,
    more: { warm: 0.3, south: 0.25, desert: 0.25, snowy: -0.1, mountain: -0.2, 'is-treehouse': -0.3 },
  },
  heating: { base: 0.94, more: { warm: -0.15, tropical: -0.8 } },
  workspace: { base: 0.36, more: { city: 0.25, 'is-loft': 0.15, 'is-dome': -0.25 } },
  tv: { base: 0.8, more: { 'is-treehouse': -0.6, 'is-dome': -0.5, 'is-tiny-house': -0.3 } },
  'free-parking': { base: 0.88, more: { city: -0.2, dense: -0.55 } },
  'ev-charger': {
    base: 0.07,
    more: { luxe: 0.13, pacific: 0.05, 'is-treehouse': -1, dense: -1 },
    only: ['free-parking'],
  },
  pool: {
    base: 0.02,
    more: {
      warm: 0.14,
      desert: 0.14,
      'is-villa': 0.5,
      'is-condo': 0.3,
      tropical: 0.1,
      parks: 0.4,
      ...tinyHomes,
      'is-loft': -1,
      'is-a-frame': -1,
    },
  },
  'hot-tub': {
    base: 0.1,
    more: {
      mountain: 0.24,
      ski: 0.15,
      luxe: 0.15,
      'is-cabin': 0.12,
      'is-a-frame': 0.1,
      city: -0.05,
      'is-apartment': -1,
      'is-studio': -1,
      'is-loft': -1,
    },
  },
  sauna: {
    base: 0.02,
    more: {
      greatlake: 0.08,
      ski: 0.04,
      luxe: 0.05,
      'is-apartment': -1,
      'is-studio': -1,
      'is-tiny-house': -1,
    },
  },
  fireplace: {
    base: 0.12,
    more: { mountain: 0.25, snowy: 0.12, historic: 0.1, tropical: -1, ...tinyHomes, 'is-studio': -1 },
  },
  'wood-stove': {
    base: 0,
    more: {
      'is-cabin': 0.4,
      'is-a-frame': 0.45,
      'is-dome': 0.5,
      'is-tiny-house': 0.2,
      'is-farm-stay': 0.3,
      'is-chalet': 0.2,
      'is-treehouse': 0.12,
      warm: -0.3,
      tropical: -1,
    },
  },
  'fire-pit': {
    base: 0.2,
    more: { forest: 0.25, lake: 0.2, desert: 0.2, 'is-cabin': 0.2, 'is-dome': 0.3, dense: -1, ...flats },
  },
  grill: { base: 0.45, more: { dense: -0.3, 'is-studio': -0.4, 'is-treehouse': -0.3, 'is-loft': -0.3 } },
  patio: { base: 0.42, more: { warm: 0.15, desert: 0.2, 'is-bungalow': 0.2, ...flats, 'is-treehouse': -1 } },
  balcony: {
    base: 0.05,
    more: {
      'is-condo': 0.6,
      'is-apartment': 0.3,
      'is-chalet': 0.4,
      'is-treehouse': 0.5,
      'is-beach-house': 0.5,
      'is-a-frame': 0.2,
    },
  },
  garden: {
    base: 0.24,
    more: {
      dense: -0.15,
      'is-farm-stay': 0.4,
      'is-cottage': 0.25,
      'is-guesthouse': 0.2,
      historic: 0.05,
      desert: -0.1,
      ...flats,
      'is-treehouse': -1,
    },
  },
  'sea-view': { base: 0, more: { shore: 0.5, 'is-beach-house': 0.25 }, only: ['shore'] },
  'lake-view': { base: 0, more: { lakeside: 0.4 }, only: ['lakeside'] },
  'mountain-view': {
    base: 0,
    more: { mountain: 0.48, desert: 0.2, redrock: 0.3, 'is-studio': -0.2, forest: -0.1 },
    only: ['mountain', 'desert', 'redrock'],
  },
  'city-view': {
    base: 0,
    more: { city: 0.1, 'is-apartment': 0.15, 'is-condo': 0.15, 'is-loft': 0.15 },
    only: ['city'],
  },
  waterfront: {
    base: 0,
    more: { shore: 0.22, lakeside: 0.25, riverside: 0.12, desert: -0.1, city: -0.2 },
    only: ['shore', 'lakeside', 'riverside'],
  },
  'beach-access': { base: 0, more: { shore: 0.55, 'is-beach-house': 0.35 }, only: ['shore'] },
  'ski-in-out': {
    base: 0,
    more: { ski: 0.12, 'is-condo': 0.12, 'is-chalet': 0.1, lake: -0.06, city: -1 },
    only: ['ski'],
  },
  gym: { base: 0, more: { 'is-condo': 0.25, 'is-apartment': 0.2, 'is-loft': 0.12 } },
  breakfast: { base: 0, more: { 'is-farm-stay': 0.4, 'is-guesthouse': 0.08 } },
  elevator: { base: 0, more: { 'is-condo': 0.5, 'is-apartment': 0.35, 'is-loft': 0.4, 'is-studio': 0.2 } },
  'step-free-entrance': { base: 0.14, more: { elevator: 0.5, desert: 0.1, 'is-treehouse': -1 } },
  'roll-in-shower': { base: 0.22, only: ['step-free-entrance'] },
  crib: { base: 0.08, more: { family: 0.28, ...tinyHomes } },
  'high-chair': { base: 0.06, more: { family: 0.22, crib: 0.3, ...tinyHomes } },
  'game-table': {
    base: 0.03,
    more: { big: 0.3, 'is-cabin': 0.1, 'is-chalet': 0.12, ...tinyHomes, 'is-studio': -1 },
  },
  piano: {
    base: 0.012,
    more: { historic: 0.02, music: 0.02, big: 0.015, ...tinyHomes, 'is-studio': -1, 'is-condo': -1 },
  },
  bikes: { base: 0.07, more: { beach: 0.18, 'is-beach-house': 0.05, forest: 0.02, mountain: -0.04 } },
  kayaks: {
    base: 0,
    more: { lakeside: 0.3, shore: 0.07, riverside: 0.05, city: -0.2 },
    only: ['lakeside', 'shore', 'riverside'],
  },
  'self-check-in': { base: 0.8, more: { 'is-farm-stay': -0.4, 'is-guesthouse': -0.2 } },
  'smoke-alarm': { base: 0.96 },
  'carbon-monoxide-alarm': { base: 0.88 },
  'first-aid-kit': { base: 0.52 },
  'pets-welcome': { base: 0.36, more: { 'is-condo': -0.18, dense: -0.2, 'is-cabin': 0.12, luxe: -0.08 } },
};

const hotelChances: Partial<Record<Amenity, Chance>> = {
  wifi: { base: 1 },
  'coffee-maker': { base: 0.8 },
  'air-conditioning': { base: 0.9, more: { warm: 0.1, mountain: -0.2 } },
  heating: { base: 0.97, more: { tropical: -0.9 } },
  workspace: { base: 0.35, more: { 'is-hotel': 0.35 } },
  tv: { base: 0.96, more: { 'is-bed-and-breakfast': -0.4, 'is-inn': -0.15 } },
  'free-parking': { base: 0.8, more: { 'is-motel': 0.2, city: -0.35, dense: -0.8 } },
  'ev-charger': { base: 0.2, more: { 'is-resort': 0.2 }, only: ['free-parking'] },
  pool: {
    base: 0.2,
    more: {
      'is-resort': 0.8,
      warm: 0.2,
      'is-motel': 0.12,
      'is-bed-and-breakfast': -0.3,
      'is-inn': -0.15,
      dense: -0.3,
    },
  },
  'hot-tub': { base: 0.15, more: { 'is-resort': 0.55, ski: 0.2 } },
  sauna: { base: 0.05, more: { 'is-resort': 0.4, greatlake: 0.1 } },
  fireplace: { base: 0.1, more: { 'is-inn': 0.4, 'is-bed-and-breakfast': 0.4, ski: 0.2, tropical: -1 } },
  'fire-pit': { base: 0.1, more: { 'is-resort': 0.3, 'is-motel': 0.2, dense: -1 } },
  patio: { base: 0.3, more: { 'is-inn': 0.2, dense: -0.2 } },
  balcony: { base: 0.15, more: { 'is-resort': 0.4 } },
  garden: { base: 0.2, more: { 'is-inn': 0.35, 'is-bed-and-breakfast': 0.4, dense: -0.2 } },
  'sea-view': { base: 0, more: { shore: 0.5 }, only: ['shore'] },
  'lake-view': { base: 0, more: { lakeside: 0.45 }, only: ['lakeside'] },
  'mountain-view': { base: 0, more: { mountain: 0.5, redrock: 0.3 }, only: ['mountain', 'redrock'] },
  'city-view': { base: 0, more: { city: 0.35 }, only: ['city'] },
  waterfront: {
    base: 0,
    more: { shore: 0.2, lakeside: 0.25, 'is-resort': 0.25 },
    only: ['shore', 'lakeside'],
  },
  'beach-access': { base: 0, more: { shore: 0.6, 'is-resort': 0.3 }, only: ['shore'] },
  'ski-in-out': { base: 0, more: { ski: 0.1, 'is-resort': 0.4, city: -1 }, only: ['ski'] },
  gym: { base: 0.1, more: { 'is-hotel': 0.5, 'is-resort': 0.8 } },
  breakfast: { base: 0.35, more: { 'is-bed-and-breakfast': 0.65, 'is-inn': 0.3 } },
  elevator: {
    base: 0.1,
    more: { 'is-hotel': 0.75, 'is-resort': 0.6, 'is-motel': -0.1, 'is-bed-and-breakfast': -0.1 },
  },
  'step-free-entrance': { base: 0.6, more: { elevator: 0.25, 'is-bed-and-breakfast': -0.3 } },
  'roll-in-shower': { base: 0.5, only: ['step-free-entrance'] },
  crib: { base: 0.45, more: { 'is-bed-and-breakfast': -0.25 } },
  bikes: { base: 0.15, more: { 'is-resort': 0.2, beach: 0.1 } },
  'self-check-in': { base: 0.12, more: { 'is-motel': 0.2 } },
  'smoke-alarm': { base: 1 },
  'carbon-monoxide-alarm': { base: 0.9 },
  'first-aid-kit': { base: 0.6 },
  'pets-welcome': { base: 0.28, more: { 'is-motel': 0.3, 'is-bed-and-breakfast': -0.15 } },
};

const isThere = (chance: Chance, tags: Set<string>, random: Random): boolean => {
  const roll = random.next();
  if (chance.only && !chance.only.some((tag) => tags.has(tag))) return false;
  let probability = chance.base;
  for (const [tag, more] of Object.entries(chance.more ?? {})) if (tags.has(tag)) probability += more;
  return roll < probability;
};

/** Draws amenities in the list's order and adds each to the tags, so that later ones can build on earlier. */
export const drawAmenities = (tags: Set<string>, stayType: 'homes' | 'hotels', random: Random): Amenity[] => {
  const chances = stayType === 'homes' ? homeChances : hotelChances;
  return amenities.flatMap(({ slug }) => {
    const chance = chances[slug];
    if (!chance || !isThere(chance, tags, random)) return [];
    tags.add(slug);
    return [slug];
  });
};
