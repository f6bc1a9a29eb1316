import type { Stay } from '@golark/catalog/stays';
import type { Amenity } from '@golark/contract/stays/amenities';

/**
 * A kind of traveler, as the simulation knows it. A search sees of it the party, the dates, and sometimes one amenity; never the budget, the
 * other needs, the tolerance for distance, or the taste.
 */
export interface Traveler {
  name: string;
  party: { adults: number; children?: number; ages?: number[]; pets?: boolean };
  nights: readonly [least: number, most: number];
  /** Whole dollars a night with fees and taxes, where prices are average. */
  budget: number;
  /** The utility that is lost when a price is twice the budget; half of it is won at half the budget. */
  thrift: number;
  /** The utility of one standard deviation of how much guests like a stay. */
  taste: number;
  /** The kilometers that cost one point of utility. */
  kilometers: number;
  needs: readonly Amenity[];
  likes: readonly Amenity[];
  bedrooms: number;
  stayType: 'homes' | 'hotels' | null;
  /** Has no time to wait for the host. */
  isHurried: boolean;
}

const common = { bedrooms: 1, stayType: null, isHurried: false } as const;

export const travelers: readonly Traveler[] = [
  {
    ...common,
    name: 'budget couple',
    party: { adults: 2 },
    nights: [2, 4],
    budget: 150,
    thrift: 2.2,
    taste: 0.5,
    kilometers: 12,
    needs: ['wifi'],
    likes: ['kitchen', 'free-parking'],
  },
  {
    ...common,
    name: 'family of five',
    party: { adults: 2, children: 3, ages: [4, 7, 10] },
    nights: [3, 7],
    budget: 360,
    thrift: 1.5,
    taste: 0.6,
    kilometers: 15,
    bedrooms: 3,
    stayType: 'homes',
    needs: ['kitchen'],
    likes: ['washer', 'pool', 'crib', 'garden'],
  },
  {
    ...common,
    name: 'dog owners',
    party: { adults: 2, pets: true },
    nights: [2, 5],
    budget: 230,
    thrift: 1.4,
    taste: 0.7,
    kilometers: 20,
    needs: ['kitchen'],
    likes: ['garden', 'patio', 'fire-pit'],
  },
  {
    ...common,
    name: 'luxury couple',
    party: { adults: 2 },
    nights: [2, 5],
    budget: 360,
    thrift: 0.6,
    taste: 1.4,
    kilometers: 6,
    needs: [],
    likes: ['hot-tub', 'fireplace', 'balcony', 'sea-view', 'city-view'],
  },
  {
    ...common,
    name: 'business night',
    party: { adults: 1 },
    nights: [1, 2],
    budget: 250,
    thrift: 0.8,
    taste: 0.7,
    kilometers: 4,
    needs: ['wifi', 'workspace'],
    likes: ['breakfast', 'self-check-in'],
    stayType: 'hotels',
    isHurried: true,
  },
  {
    ...common,
    name: 'group of seven',
    party: { adults: 7 },
    nights: [2, 3],
    budget: 520,
    thrift: 1.4,
    taste: 0.6,
    kilometers: 20,
    bedrooms: 4,
    needs: ['kitchen'],
    likes: ['game-table', 'grill', 'hot-tub', 'pool'],
  },
  {
    ...common,
    name: 'remote worker',
    party: { adults: 1 },
    nights: [7, 10],
    budget: 150,
    thrift: 1.8,
    taste: 0.6,
    kilometers: 10,
    needs: ['wifi', 'workspace', 'kitchen'],
    likes: ['washer', 'coffee-maker', 'gym'],
  },
  {
    ...common,
    name: 'grandparents',
    party: { adults: 2 },
    nights: [3, 5],
    budget: 250,
    thrift: 1.1,
    taste: 1,
    kilometers: 8,
    needs: ['step-free-entrance'],
    likes: ['elevator', 'breakfast', 'free-parking'],
  },
];

interface Considered {
  stay: Stay;
  /** The price of a night in dollars, with fees and taxes. */
  nightly: number;
  /** From the point that the traveler wants to be near. */
  kilometers: number;
  /** Prices of the city beside the average. */
  priceLevel: number;
}

const [meanAppeal, deviation] = [0.66, 0.2];
const [lostByNeed, lostByBedroom, lostByBed, wonByLike] = [1, 0.7, 0.5, 0.25];

/** How much a traveler would like to book a stay; 0 is "perhaps". Noise is not included. */
export const utilityOf = (
  traveler: Traveler,
  { stay, nightly, kilometers, priceLevel }: Considered,
): number => {
  const { listing, appeal } = stay;
  const { adults, children = 0 } = traveler.party;
  const dearness = Math.log2(nightly / (traveler.budget * priceLevel));
  const price = -traveler.thrift * (dearness > 0 ? dearness : dearness / 2);
  const quality = (traveler.taste * (appeal - meanAppeal)) / deviation;
  const has = (amenity: Amenity): boolean => listing.amenities.includes(amenity);
  const lacking = traveler.needs.filter((need) => !has(need)).length * lostByNeed;
  const pleasant = traveler.likes.filter(has).length * wonByLike;
  const bedrooms = Math.max(0, traveler.bedrooms - listing.bedrooms) * lostByBedroom;
  const beds = Math.max(0, Math.ceil((adults + children) / 2) - listing.beds) * lostByBed;
  const type = traveler.stayType !== null && traveler.stayType !== listing.stay_type ? 0.6 : 0;
  const waiting = traveler.isHurried && !listing.is_instant_book ? 0.4 : 0;
  const far = kilometers / traveler.kilometers;
  return price + quality + pleasant - lacking - bedrooms - beds - type - waiting - far;
};

/** 3 is a stay that the traveler would book, 2 one to compare with it, 1 one that would do. */
export const gradeOf = (utility: number): 0 | 1 | 2 | 3 => {
  if (utility > 1) return 3;
  if (utility > 0.4) return 2;
  return utility > -0.1 ? 1 : 0;
};
