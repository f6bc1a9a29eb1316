import type { Random } from './random.ts';

export interface PropertyType {
  slug: string;
  stayType: 'homes' | 'hotels';
  /** Dollars per night for the smallest size, and for each additional bedroom, at cost factor 1. */
  base: number;
  perBedroom: number;
  bedrooms: [low: number, high: number];
  /** How often the type occurs: the sum of the weights of the place's tags; `any` applies everywhere. */
  weights: Record<string, number>;
}

const home = (slug: string, prices: [number, number], options: Pick<PropertyType, 'bedrooms' | 'weights'>) =>
  ({ slug, stayType: 'homes', base: prices[0], perBedroom: prices[1], ...options }) satisfies PropertyType;
const hotel = (slug: string, base: number, weights: Record<string, number>) =>
  ({ slug, stayType: 'hotels', base, perBedroom: 0, bedrooms: [1, 1], weights }) satisfies PropertyType;

const propertyTypes: PropertyType[] = [
  home('house', [128, 52], { bedrooms: [2, 6], weights: { any: 10, dense: -8 } }),
  home('cabin', [138, 54], {
    bedrooms: [1, 4],
    weights: { any: 0, mountain: 13, forest: 9, lake: 4, city: -30, tropical: -30 },
  }),
  home('a-frame', [152, 50], {
    bedrooms: [1, 3],
    weights: { any: 0, forest: 4, ski: 2, mountain: 2, city: -30, tropical: -30 },
  }),
  home('cottage', [124, 50], {
    bedrooms: [1, 3],
    weights: { any: 2.5, beach: 6, historic: 3, lake: 4, small: 3, dense: -9 },
  }),
  home('bungalow', [120, 46], {
    bedrooms: [1, 3],
    weights: { any: 2, warm: 4, beach: 3, city: 3, dense: -9 },
  }),
  home('villa', [235, 82], {
    bedrooms: [3, 6],
    weights: { any: 0, warm: 2, wine: 2, desert: 2, tropical: 3, small: -0.5, dense: -9 },
  }),
  home('townhouse', [126, 44], {
    bedrooms: [2, 4],
    weights: { any: 2.5, city: 5, ski: 4, historic: 1, dense: 2 },
  }),
  home('apartment', [104, 44], {
    bedrooms: [1, 3],
    weights: { any: 2.5, city: 13, dense: 16, college: 3, small: -2 },
  }),
  home('condo', [122, 46], {
    bedrooms: [1, 3],
    weights: { any: 1.5, beach: 10, ski: 10, city: 3, tropical: 9, golf: 4 },
  }),
  home('loft', [126, 48], { bedrooms: [0, 2], weights: { any: 0.5, city: 5, dense: 5, historic: 1.5 } }),
  home('studio', [88, 0], {
    bedrooms: [0, 0],
    weights: { any: 1.2, city: 4, dense: 5, college: 2, beach: 1 },
  }),
  home('guesthouse', [104, 42], {
    bedrooms: [0, 2],
    weights: { any: 4, city: 3, wine: 2, adobe: 2, dense: -5 },
  }),
  home('farm-stay', [122, 46], {
    bedrooms: [1, 3],
    weights: {
      any: 0.8,
      small: 1.4,
      farm: 6,
      wine: 2,
      leaf: 1.5,
      city: -30,
      island: -9,
      redrock: -9,
      ski: -1,
    },
  }),
  home('ranch', [148, 55], {
    bedrooms: [2, 5],
    weights: { any: 0, ranch: 7, desert: 1, southwest: 1, rockies: 1, city: -30, beach: -30, ski: -1 },
  }),
  home('treehouse', [178, 40], {
    bedrooms: [0, 1],
    weights: { any: 0, forest: 2.4, tropical: 1, city: -30, desert: -30 },
  }),
  home('tiny-house', [94, 20], {
    bedrooms: [0, 1],
    weights: { any: 1.2, small: 1, forest: 1, mountain: 1, dense: -30, city: -0.6 },
  }),
  home('dome', [138, 30], {
    bedrooms: [0, 1],
    weights: { any: 0, desert: 2, forest: 1, park: 1.5, mountain: 0.6, city: -30, beach: -30 },
  }),
  home('beach-house', [196, 66], { bedrooms: [2, 6], weights: { any: 0, beach: 11, dense: -30 } }),
  home('chalet', [184, 68], {
    bedrooms: [2, 5],
    weights: { any: 0, ski: 8, mountain: 1, city: -30, desert: -30 },
  }),
  home('adobe', [126, 50], { bedrooms: [1, 3], weights: { any: 0, adobe: 24, desert: 0 } }),
  hotel('hotel', 142, { any: 4, city: 9, dense: 9, small: -2 }),
  hotel('resort', 225, { any: 0, beach: 4, ski: 4, desert: 3, golf: 4, tropical: 4, lake: 1.5, dense: -30 }),
  hotel('motel', 84, { any: 3, park: 4, desert: 2, small: 3, beach: 2, dense: -30 }),
  hotel('inn', 132, { any: 3, historic: 4, small: 4, wine: 3, leaf: 3, dense: -30 }),
  hotel('bed-and-breakfast', 124, { any: 1.5, historic: 4, small: 2, leaf: 2, wine: 2, dense: -30 }),
];

const weightFor = (type: PropertyType, tags: Set<string>): number => {
  let weight = type.weights['any'] ?? 0;
  for (const [tag, options] of Object.entries(type.weights)) if (tags.has(tag)) weight += options;
  return Math.max(0, weight);
};

/** Returns a function that picks a property type by weight for a place with these tags. */
export const createPropertyTypePicker = (
  tags: Set<string>,
  stayType: PropertyType['stayType'],
): ((random: Random) => PropertyType) => {
  const choices = propertyTypes
    .filter((type) => type.stayType === stayType)
    .map((type) => ({ type, weight: weightFor(type, tags) }))
    .filter(({ weight }) => weight > 0);
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  return (random) => {
    let remaining = random.next() * total;
    for (const { type, weight } of choices) {
      remaining -= weight;
      if (remaining < 0) return type;
    }
    return (choices.at(-1) as (typeof choices)[number]).type;
  };
};
