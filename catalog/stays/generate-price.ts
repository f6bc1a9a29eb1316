import type { PropertyType } from './property-types.ts';
import type { Random } from './random.ts';

const minDollars = 55;
const maxDollars = 1800;

const amenityFactors: Record<string, number> = {
  'hot-tub': 1.09,
  pool: 1.12,
  sauna: 1.04,
  'sea-view': 1.13,
  'lake-view': 1.08,
  waterfront: 1.17,
  'beach-access': 1.05,
  'ski-in-out': 1.24,
  'mountain-view': 1.03,
  'game-table': 1.02,
  gym: 1.03,
};

const toAmount = (dollars: number): number =>
  Math.round(Math.min(maxDollars, Math.max(minDollars, dollars))) * 100;

/** The nightly price in cents, from type, size, place, amenities, appeal and a random factor. */
export const generateNightlyAmount = (
  stay: { type: PropertyType; bedrooms: number; costFactor: number; tags: Set<string>; appeal: number },
  random: Random,
): number => {
  let dollars = stay.type.base + stay.type.perBedroom * Math.max(0, stay.bedrooms - 1);
  for (const [slug, factor] of Object.entries(amenityFactors)) if (stay.tags.has(slug)) dollars *= factor;
  // the most appealing stay of a type costs about a third more than the least appealing one
  dollars *= stay.costFactor * (0.86 + 0.3 * stay.appeal) * Math.exp(random.normal() * 0.17);
  return toAmount(dollars);
};

/** Multiplies a price by a factor and rounds to whole dollars within the price limits. */
export const scaleAmount = (amount: number, factor: number): number => toAmount((amount / 100) * factor);
