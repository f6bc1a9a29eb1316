import type { Landmark } from '../places/destinations/index.ts';
import { landmarkPair } from '../places/landmark-names.ts';
import type { Random } from '../stays/random.ts';
import { countWords, numberWord } from './count-words.ts';
import type { Slots } from './phrase.ts';
import * as lists from './word-lists.ts';

/** The facts of a stay that texts mention. */
export interface TextFacts {
  propertyType: string;
  cityName: string;
  stateName: string;
  neighborhood: string | null;
  kmToCenter: number;
  bedrooms: number;
  maxGuests: number;
  beds: number;
  bathrooms: number;
  hostName: string;
  landmarks: Landmark[];
  rooms: number;
}

export interface SlotPair {
  en: Slots;
  es: Slots;
}

const stateNamesEs: Record<string, string> = {
  'New York': 'Nueva York',
  'New Mexico': 'Nuevo México',
  'New Jersey': 'Nueva Jersey',
  'New Hampshire': 'Nuevo Hampshire',
  Hawaii: 'Hawái',
  'North Carolina': 'Carolina del Norte',
  'South Carolina': 'Carolina del Sur',
  'North Dakota': 'Dakota del Norte',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
  Louisiana: 'Luisiana',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  Texas: 'Texas',
  'District of Columbia': 'el Distrito de Columbia',
};

const landmarkSlots: Record<Landmark['kind'], string> = {
  r: 'river',
  l: 'lake',
  b: 'beach',
  m: 'mountain',
  p: 'sight',
};

const addPair = (slots: SlotPair, slot: string, [en, es]: lists.BilingualText): void => {
  slots.en[slot] = en;
  slots.es[slot] = es;
};

const addRandomSlots = (slots: SlotPair, random: Random): void => {
  const street = random.pick(lists.streets);
  addPair(slots, 'street', [street, street]);
  const surname = random.pick(lists.surnames);
  addPair(slots, 'surname', [surname, surname]);
  addPair(slots, 'surnames', [`${surname}${/(s|x|z|ch|sh)$/.test(surname) ? 'es' : 's'}`, surname]);
};

const bathroomsIn = (locale: 'en' | 'es', bathrooms: number): string => {
  const whole = Math.floor(bathrooms);
  const isHalf = bathrooms > whole;
  if (locale === 'es') return `${countWords('es', whole, ['baño', 'baños'])}${isHalf ? ' y medio' : ''}`;
  if (!isHalf) return countWords('en', whole, ['bathroom', 'bathrooms']);
  return `${numberWord('en', whole)} and a half bathrooms`;
};

/** Numbers with their nouns: "three bedrooms", "una cama". */
const addSizeSlots = (slots: SlotPair, { bedrooms, beds, bathrooms, maxGuests }: TextFacts): void => {
  addPair(slots, 'bedroomcount', [
    countWords('en', bedrooms, ['bedroom', 'bedrooms']),
    countWords('es', bedrooms, ['recámara', 'recámaras', 'f']),
  ]);
  addPair(slots, 'bedcount', [
    countWords('en', beds, ['bed', 'beds']),
    countWords('es', beds, ['cama', 'camas', 'f']),
  ]);
  addPair(slots, 'bathcount', [bathroomsIn('en', bathrooms), bathroomsIn('es', bathrooms)]);
  addPair(slots, 'guestcount', [
    countWords('en', maxGuests, ['guest', 'guests']),
    countWords('es', maxGuests, ['persona', 'personas', 'f']),
  ]);
};

const articleOf = (noun: string): string =>
  /^(a-?frame|a\b|apart|[eio]|adobe|u(?!ni))/i.test(noun) ? 'an' : 'a';

/** Slot values for one stay; each call picks new random words (street, bird, color). Adds tags for the nearby landmarks. */
export const generateSlots = (facts: TextFacts, tags: Set<string>, random: Random): SlotPair => {
  const noun = lists.typeNouns[facts.propertyType] ?? { en: 'place', es: 'lugar', gender: 'm' as const };
  const neighborhood = facts.neighborhood && facts.neighborhood !== 'Downtown' ? facts.neighborhood : null;
  const slots: SlotPair = { en: { gender: 'm' }, es: { gender: noun.gender } };
  addPair(slots, 'city', [facts.cityName, facts.cityName]);
  addPair(slots, 'state', [facts.stateName, stateNamesEs[facts.stateName] ?? facts.stateName]);
  addPair(slots, 'hood', [neighborhood ?? 'downtown', neighborhood ?? 'el centro']);
  addPair(slots, 'host', [facts.hostName, facts.hostName]);
  addPair(slots, 'type', [noun.en, noun.es]);
  addPair(slots, 'atype', [
    `${articleOf(noun.en)} ${noun.en}`,
    `${noun.gender === 'f' ? 'una' : 'un'} ${noun.es}`,
  ]);
  addPair(slots, 'Atype', [
    `${articleOf(noun.en) === 'an' ? 'An' : 'A'} ${noun.en}`,
    `${noun.gender === 'f' ? 'Una' : 'Un'} ${noun.es}`,
  ]);
  addPair(slots, 'thetype', [`the ${noun.en}`, `${noun.gender === 'f' ? 'la' : 'el'} ${noun.es}`]);
  addPair(slots, 'Thetype', [`The ${noun.en}`, `${noun.gender === 'f' ? 'La' : 'El'} ${noun.es}`]);
  const count = (n: number): lists.BilingualText => [numberWord('en', n), numberWord('es', n)];
  addPair(slots, 'bedrooms', count(facts.bedrooms));
  addPair(slots, 'guests', count(facts.maxGuests));
  addPair(slots, 'beds', count(facts.beds));
  addSizeSlots(slots, facts);
  addPair(slots, 'roomtypes', [
    countWords('en', facts.rooms, ['type', 'types']),
    countWords('es', facts.rooms, ['tipo', 'tipos']),
  ]);
  addPair(slots, 'hoodplace', [neighborhood ?? facts.cityName, neighborhood ?? facts.cityName]);
  addPair(slots, 'thisplace', [`this ${noun.en}`, `${noun.gender === 'f' ? 'esta' : 'este'} ${noun.es}`]);
  addPair(slots, 'rooms', [`${facts.rooms}`, `${facts.rooms}`]);
  addPair(slots, 'walk', count(Math.max(2, Math.round(facts.kmToCenter * 13))));
  addPair(slots, 'drive', count(Math.max(3, Math.round(facts.kmToCenter * 1.7))));
  // in a large city the landmarks may be far from the neighborhood
  const isInLargeCity = neighborhood !== null && tags.has('city');
  for (const kind of ['r', 'l', 'b', 'm', 'p'] as const) {
    const nearby = isInLargeCity ? [] : facts.landmarks.filter((landmark) => landmark.kind === kind);
    if (nearby.length === 0) continue;
    tags.add(`near-${landmarkSlots[kind]}`);
    addPair(slots, landmarkSlots[kind], landmarkPair(random.pick(nearby)));
  }
  if (neighborhood) tags.add('named-hood');
  if (facts.kmToCenter < 1.2) tags.add('walkable');
  else tags.add('drive-in');
  if (facts.kmToCenter > 7) tags.add('far');
  addRandomSlots(slots, random);
  return slots;
};

/** Applies Spanish contractions after slots are filled in: `de el río` becomes `del río`. */
export const contractSpanish = (text: string): string =>
  text.replace(/\b([Dd])e el /g, '$1el ').replace(/\b([Aa]) el /g, '$1l ');
