import { postalAreaOf } from '../places/index.ts';
import { streets } from '../text/word-lists.ts';
import { combineSeeds, createRandom, type Random } from './random.ts';
import type { ListingRow } from './stay.ts';

export interface AddressFacts {
  listing: Pick<ListingRow, 'state_id' | 'city_id' | 'property_type' | 'stay_type'>;
  tags: Set<string>;
  /** In English; a street that it names is the street of the address. */
  title: string;
}

interface Address {
  line1: string;
  line2: string | null;
  zip: string;
}

const known = new Set(streets);
const kinds = ['Street', 'Street', 'Street', 'Avenue', 'Avenue', 'Lane', 'Drive', 'Court', 'Road', 'Place'];
const ruralKinds = ['Road', 'Road', 'Lane', 'Trail'];
const flats = new Set(['apartment', 'condo', 'loft', 'studio']);

/** Streets that are typical of a region, by the tag of the surroundings; the first that applies is used now and then. */
const regional: readonly (readonly [tag: string, streets: readonly string[]])[] = [
  ['tropical', ['Kai Street', 'Nalu Place', 'Hibiscus Drive', 'Plumeria Street', 'Palm Circle']],
  ['beach', ['Ocean Avenue', 'Shore Drive', 'Dune Road', 'Sandpiper Lane', 'Seaview Avenue', 'Gull Lane']],
  [
    'desert',
    ['Camino del Sol', 'Calle Luna', 'Mesa Road', 'Ocotillo Drive', 'Agave Lane', 'Paseo del Monte'],
  ],
  ['ski', ['Aspen Glow Lane', 'Chairlift Road', 'Elk Run', 'Snowberry Lane', 'Timberline Drive']],
  ['mountain', ['Elk Run', 'Ridgeline Drive', 'Timber Lane', 'Granite Peak Road', 'Bear Hollow Road']],
  ['lake', ['Lakeshore Drive', 'Boathouse Lane', 'Loon Cove Road', 'Cattail Lane']],
];

/** `Bright loft on Maple`, `Cabin off Maple Road` and `Maple Street Inn` are all on Maple. */
const namedIn = (title: string): { name: string; kind: string | undefined } | null => {
  const full = /\b([A-Z][a-z]+) (Street|Road|Avenue|Ridge|Run)\b/.exec(title);
  const short = /(?:\b(?:on|off)|,) ([A-Z][a-z]+)\b/.exec(title);
  for (const [, name = '', kind] of [full, short].filter((found) => found !== null))
    if (known.has(name)) return { name, kind };
  return null;
};

const streetOf = ({ title, tags }: AddressFacts, random: Random): string => {
  const choice = tags.has('remote') ? ruralKinds : kinds;
  const named = namedIn(title);
  if (named) return `${named.name} ${named.kind ?? random.pick(choice)}`;
  const ofRegion = regional.find(([tag]) => tags.has(tag));
  if (ofRegion && random.chance(0.45)) return random.pick(ofRegion[1]);
  if (tags.has('remote') && random.chance(0.2)) return `County Road ${random.integer(2, 98)}`;
  return `${random.pick(streets)} ${random.pick(choice)}`;
};

const numberOf = (tags: Set<string>, random: Random): number => {
  if (tags.has('remote')) return random.integer(1_000, 29_999);
  return tags.has('city') ? random.integer(100, 4_999) : random.integer(10, 999);
};

const unitOf = ({ listing }: AddressFacts, random: Random): string | null => {
  if (listing.property_type === 'guesthouse') return random.pick(['Guesthouse', 'Unit B']);
  if (!flats.has(listing.property_type)) return null;
  return `${random.pick(['Apt', 'Apt', 'Unit'])} ${random.integer(1, 9)}${random.pick(['A', 'B', 'C', 'D', '01', '04'])}`;
};

/** A city's stays share the first digits, so that neighbors are not in other parts of the state. */
const zipOf = ({ listing }: AddressFacts, random: Random): string => {
  const { zipPrefixes } = postalAreaOf({ id: listing.city_id, stateId: listing.state_id });
  const letters = [...listing.city_id].map((letter) => letter.charCodeAt(0));
  const prefix = createRandom(combineSeeds(...letters)).pick(zipPrefixes);
  return `${prefix}${String(random.integer(1, 49)).padStart(2, '0')}`;
};

/** An address that nobody has: the house number, street and ZIP are combined at random. */
export const generateAddress = (facts: AddressFacts, random: Random): Address => ({
  line1: `${numberOf(facts.tags, random)} ${streetOf(facts, random)}`,
  line2: unitOf(facts, random),
  zip: zipOf(facts, random),
});
