import type { Amenity } from '../text/amenities.ts';
import { amenities } from '../text/amenities.ts';
import type { Random } from './random.ts';

/** How likely a stay has an amenity: `base`, plus the adjustments for the stay's tags. */
interface AmenityProbability {
  base: number;
  /** Added to `base` when the stay has the tag; -1 rules the amenity out. */
  adjustments?: Record<string, number>;
  /** Tags or amenities of which the stay must have at least one. */
  requiresAny?: string[];
}

const noneInFlats = { 'is-apartment': -1, 'is-condo': -1, 'is-loft': -1, 'is-studio': -1 };
const noneInTinyHomes = { 'is-tiny-house': -1, 'is-treehouse': -1, 'is-dome': -1 };

const homeProbabilities: Partial<Record<Amenity, AmenityProbability>> = {
  wifi: { base: 0.95 },
  kitchen: { base: 0.96, adjustments: { 'is-treehouse': -0.6, 'is-dome': -0.4, 'is-guesthouse': -0.15 } },
  'coffee-maker': { base: 0.9 },
  dishwasher: {
    base: 0.5,
    adjustments: { big: 0.35, luxe: 0.2, ...noneInTinyHomes },
    requiresAny: ['kitchen'],
  },
  washer: { base: 0.55, adjustments: { big: 0.35, ...noneInTinyHomes } },
  dryer: { base: 0.9, requiresAny: ['washer'] },
  'air-conditioning': {
    base: 0.7,
    adjustments: { warm: 0.3, south: 0.25, desert: 0.25, snowy: -0.1, mountain: -0.2, 'is-treehouse': -0.3 },
  },
  heating: { base: 0.94, adjustments: { warm: -0.15, tropical: -0.8 } },
  workspace: { base: 0.36, adjustments: { city: 0.25, 'is-loft': 0.15, 'is-dome': -0.25 } },
  tv: { base: 0.8, adjustments: { 'is-treehouse': -0.6, 'is-dome': -0.5, 'is-tiny-house': -0.3 } },
  'free-parking': { base: 0.88, adjustments: { city: -0.2, dense: -0.55 } },
  'ev-charger': {
    base: 0.07,
    adjustments: { luxe: 0.13, pacific: 0.05, 'is-treehouse': -1, dense: -1 },
    requiresAny: ['free-parking'],
  },
  pool: {
    base: 0.02,
    adjustments: {
      warm: 0.14,
      desert: 0.14,
      'is-villa': 0.5,
      'is-condo': 0.3,
      tropical: 0.1,
      parks: 0.4,
      ...noneInTinyHomes,
      'is-loft': -1,
      'is-a-frame': -1,
    },
  },
  'hot-tub': {
    base: 0.1,
    adjustments: {
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
    adjustments: {
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
    adjustments: {
      mountain: 0.25,
      snowy: 0.12,
      historic: 0.1,
      tropical: -1,
      ...noneInTinyHomes,
      'is-studio': -1,
    },
  },
  'wood-stove': {
    base: 0,
    adjustments: {
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
    adjustments: {
      forest: 0.25,
      lake: 0.2,
      desert: 0.2,
      'is-cabin': 0.2,
      'is-dome': 0.3,
      dense: -1,
      ...noneInFlats,
    },
  },
  grill: {
    base: 0.45,
    adjustments: { dense: -0.3, 'is-studio': -0.4, 'is-treehouse': -0.3, 'is-loft': -0.3 },
  },
  patio: {
    base: 0.42,
    adjustments: { warm: 0.15, desert: 0.2, 'is-bungalow': 0.2, ...noneInFlats, 'is-treehouse': -1 },
  },
  balcony: {
    base: 0.05,
    adjustments: {
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
    adjustments: {
      dense: -0.15,
      'is-farm-stay': 0.4,
      'is-cottage': 0.25,
      'is-guesthouse': 0.2,
      historic: 0.05,
      desert: -0.1,
      ...noneInFlats,
      'is-treehouse': -1,
    },
  },
  'sea-view': { base: 0, adjustments: { shore: 0.5, 'is-beach-house': 0.25 }, requiresAny: ['shore'] },
  'lake-view': { base: 0, adjustments: { lakeside: 0.4 }, requiresAny: ['lakeside'] },
  'mountain-view': {
    base: 0,
    adjustments: { mountain: 0.48, desert: 0.2, redrock: 0.3, 'is-studio': -0.2, forest: -0.1 },
    requiresAny: ['mountain', 'desert', 'redrock'],
  },
  'city-view': {
    base: 0,
    adjustments: { city: 0.1, 'is-apartment': 0.15, 'is-condo': 0.15, 'is-loft': 0.15 },
    requiresAny: ['city'],
  },
  waterfront: {
    base: 0,
    adjustments: { shore: 0.22, lakeside: 0.25, riverside: 0.12, desert: -0.1, city: -0.2 },
    requiresAny: ['shore', 'lakeside', 'riverside'],
  },
  'beach-access': { base: 0, adjustments: { shore: 0.55, 'is-beach-house': 0.35 }, requiresAny: ['shore'] },
  'ski-in-out': {
    base: 0,
    adjustments: { ski: 0.12, 'is-condo': 0.12, 'is-chalet': 0.1, lake: -0.06, city: -1 },
    requiresAny: ['ski'],
  },
  gym: { base: 0, adjustments: { 'is-condo': 0.25, 'is-apartment': 0.2, 'is-loft': 0.12 } },
  breakfast: { base: 0, adjustments: { 'is-farm-stay': 0.4, 'is-guesthouse': 0.08 } },
  elevator: {
    base: 0,
    adjustments: { 'is-condo': 0.5, 'is-apartment': 0.35, 'is-loft': 0.4, 'is-studio': 0.2 },
  },
  'step-free-entrance': { base: 0.14, adjustments: { elevator: 0.5, desert: 0.1, 'is-treehouse': -1 } },
  'roll-in-shower': { base: 0.22, requiresAny: ['step-free-entrance'] },
  crib: { base: 0.08, adjustments: { family: 0.28, ...noneInTinyHomes } },
  'high-chair': { base: 0.06, adjustments: { family: 0.22, crib: 0.3, ...noneInTinyHomes } },
  'game-table': {
    base: 0.03,
    adjustments: { big: 0.3, 'is-cabin': 0.1, 'is-chalet': 0.12, ...noneInTinyHomes, 'is-studio': -1 },
  },
  piano: {
    base: 0.012,
    adjustments: {
      historic: 0.02,
      music: 0.02,
      big: 0.015,
      ...noneInTinyHomes,
      'is-studio': -1,
      'is-condo': -1,
    },
  },
  bikes: { base: 0.07, adjustments: { beach: 0.18, 'is-beach-house': 0.05, forest: 0.02, mountain: -0.04 } },
  kayaks: {
    base: 0,
    adjustments: { lakeside: 0.3, shore: 0.07, riverside: 0.05, city: -0.2 },
    requiresAny: ['lakeside', 'shore', 'riverside'],
  },
  'self-check-in': { base: 0.8, adjustments: { 'is-farm-stay': -0.4, 'is-guesthouse': -0.2 } },
  'smoke-alarm': { base: 0.96 },
  'carbon-monoxide-alarm': { base: 0.88 },
  'first-aid-kit': { base: 0.52 },
  'pets-welcome': {
    base: 0.36,
    adjustments: { 'is-condo': -0.18, dense: -0.2, 'is-cabin': 0.12, luxe: -0.08 },
  },
};

const hotelProbabilities: Partial<Record<Amenity, AmenityProbability>> = {
  wifi: { base: 1 },
  'coffee-maker': { base: 0.8 },
  'air-conditioning': { base: 0.9, adjustments: { warm: 0.1, mountain: -0.2 } },
  heating: { base: 0.97, adjustments: { tropical: -0.9 } },
  workspace: { base: 0.35, adjustments: { 'is-hotel': 0.35 } },
  tv: { base: 0.96, adjustments: { 'is-bed-and-breakfast': -0.4, 'is-inn': -0.15 } },
  'free-parking': { base: 0.8, adjustments: { 'is-motel': 0.2, city: -0.35, dense: -0.8 } },
  'ev-charger': { base: 0.2, adjustments: { 'is-resort': 0.2 }, requiresAny: ['free-parking'] },
  pool: {
    base: 0.2,
    adjustments: {
      'is-resort': 0.8,
      warm: 0.2,
      'is-motel': 0.12,
      'is-bed-and-breakfast': -0.3,
      'is-inn': -0.15,
      dense: -0.3,
    },
  },
  'hot-tub': { base: 0.15, adjustments: { 'is-resort': 0.55, ski: 0.2 } },
  sauna: { base: 0.05, adjustments: { 'is-resort': 0.4, greatlake: 0.1 } },
  fireplace: {
    base: 0.1,
    adjustments: { 'is-inn': 0.4, 'is-bed-and-breakfast': 0.4, ski: 0.2, tropical: -1 },
  },
  'fire-pit': { base: 0.1, adjustments: { 'is-resort': 0.3, 'is-motel': 0.2, dense: -1 } },
  patio: { base: 0.3, adjustments: { 'is-inn': 0.2, dense: -0.2 } },
  balcony: { base: 0.15, adjustments: { 'is-resort': 0.4 } },
  garden: { base: 0.2, adjustments: { 'is-inn': 0.35, 'is-bed-and-breakfast': 0.4, dense: -0.2 } },
  'sea-view': { base: 0, adjustments: { shore: 0.5 }, requiresAny: ['shore'] },
  'lake-view': { base: 0, adjustments: { lakeside: 0.45 }, requiresAny: ['lakeside'] },
  'mountain-view': {
    base: 0,
    adjustments: { mountain: 0.5, redrock: 0.3 },
    requiresAny: ['mountain', 'redrock'],
  },
  'city-view': { base: 0, adjustments: { city: 0.35 }, requiresAny: ['city'] },
  waterfront: {
    base: 0,
    adjustments: { shore: 0.2, lakeside: 0.25, 'is-resort': 0.25 },
    requiresAny: ['shore', 'lakeside'],
  },
  'beach-access': { base: 0, adjustments: { shore: 0.6, 'is-resort': 0.3 }, requiresAny: ['shore'] },
  'ski-in-out': { base: 0, adjustments: { ski: 0.1, 'is-resort': 0.4, city: -1 }, requiresAny: ['ski'] },
  gym: { base: 0.1, adjustments: { 'is-hotel': 0.5, 'is-resort': 0.8 } },
  breakfast: { base: 0.35, adjustments: { 'is-bed-and-breakfast': 0.65, 'is-inn': 0.3 } },
  elevator: {
    base: 0.1,
    adjustments: { 'is-hotel': 0.75, 'is-resort': 0.6, 'is-motel': -0.1, 'is-bed-and-breakfast': -0.1 },
  },
  'step-free-entrance': { base: 0.6, adjustments: { elevator: 0.25, 'is-bed-and-breakfast': -0.3 } },
  'roll-in-shower': { base: 0.5, requiresAny: ['step-free-entrance'] },
  crib: { base: 0.45, adjustments: { 'is-bed-and-breakfast': -0.25 } },
  bikes: { base: 0.15, adjustments: { 'is-resort': 0.2, beach: 0.1 } },
  'self-check-in': { base: 0.12, adjustments: { 'is-motel': 0.2 } },
  'smoke-alarm': { base: 1 },
  'carbon-monoxide-alarm': { base: 0.9 },
  'first-aid-kit': { base: 0.6 },
  'pets-welcome': { base: 0.28, adjustments: { 'is-motel': 0.3, 'is-bed-and-breakfast': -0.15 } },
};

const hasAmenity = (chance: AmenityProbability, tags: Set<string>, random: Random): boolean => {
  const roll = random.next();
  if (chance.requiresAny && !chance.requiresAny.some((tag) => tags.has(tag))) return false;
  let probability = chance.base;
  for (const [tag, adjustments] of Object.entries(chance.adjustments ?? {}))
    if (tags.has(tag)) probability += adjustments;
  return roll < probability;
};

/** Picks amenities in list order and adds each to the tags, so that later probabilities can depend on earlier picks. */
export const generateAmenities = (
  tags: Set<string>,
  stayType: 'homes' | 'hotels',
  random: Random,
): Amenity[] => {
  const probabilities = stayType === 'homes' ? homeProbabilities : hotelProbabilities;
  return amenities.flatMap(({ slug }) => {
    const chance = probabilities[slug];
    if (!chance || !hasAmenity(chance, tags, random)) return [];
    tags.add(slug);
    return [slug];
  });
};
