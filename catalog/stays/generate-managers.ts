import { type City, postalAreaOf } from '../places/index.ts';
import { firstNames, surnames } from '../text/word-lists.ts';
import { dayFromNumber, dayNumber } from './days.ts';
import { generatedIdOf } from './generated-id.ts';
import { combineSeeds, createRandom, type Random } from './random.ts';
import type { Manager } from './stay.ts';

const companyNames = [
  '{s} & {t} Stays',
  '{s} Homes',
  '{s} Property Care',
  '{s} {t} Lodging',
  'House of {s}',
  '{s} Rentals',
];
const hotelierNames = [
  '{s} Hospitality',
  '{s} & {t} Hotels',
  '{s} Innkeepers',
  '{t} Lodging Group',
  '{s} Family Hotels',
];

const generatePortfolioSize = (random: Random): number => {
  const roll = random.next();
  if (roll < 0.52) return 1;
  if (roll < 0.82) return random.integer(2, 4);
  if (roll < 0.95) return random.integer(5, 12);
  return random.integer(13, 40);
};

const fillPattern = (pattern: string, random: Random): string =>
  pattern.replace('{s}', random.pick(surnames)).replace('{t}', random.pick(surnames));

const generatePersonalName = (random: Random): { name: string; firstName: string } => {
  const first = random.pick(firstNames);
  if (random.chance(0.14)) {
    const pair = `${first} & ${random.pick(firstNames.filter((n) => n !== first))}`;
    return { name: pair, firstName: first };
  }
  const name = random.chance(0.55) ? first : `${first} ${random.pick(surnames)}`;
  return { name, firstName: first };
};

const phoneStream = 55;

/** From a stream of its own: 555-0100 to 555-0199 are reserved for fiction. */
const generatePhone = (city: City, seed: number): string => {
  const random = createRandom(combineSeeds(seed, phoneStream));
  return `+1${random.pick(postalAreaOf(city).areaCodes)}55501${String(random.integer(0, 99)).padStart(2, '0')}`;
};

const languageStream = 56;
const otherLanguages = ['fr', 'de', 'pt', 'it', 'zh', 'ja', 'ko', 'vi', 'tl'];

/** From a stream of its own: English, a good third Spanish, some another one. */
const generateLanguages = (seed: number): string[] => {
  const random = createRandom(combineSeeds(seed, languageStream));
  const spanish = random.chance(0.36) ? ['es'] : [];
  const other = random.chance(0.2) ? [random.pick(otherLanguages)] : [];
  return ['en', ...spanish, ...other];
};

/** Guests know a person by the first name, and a company by the name on its listings. */
export const nameToGuests = ({
  name,
  firstName,
  isCompany,
}: Pick<Manager, 'name' | 'firstName' | 'isCompany'>): string => (isCompany ? name : firstName);

interface ManagerOptions {
  seed: number;
  today: string;
  city: City;
}

export interface ManagerGenerator {
  /** Returns the manager of the next stay: consecutive homes can share a manager, a hotel has its own. */
  next(stayIndex: number, stayType: 'homes' | 'hotels', random: Random): Manager;
}

/** One manager for all stays. */
export const managerGeneratorOf = (manager: Manager): ManagerGenerator => ({ next: () => manager });

/** Creates a generator for the managers of one place. */
export const createManagerGenerator = ({ seed, today, city }: ManagerOptions): ManagerGenerator => {
  let current: Manager | null = null;
  let remainingStays = 0;
  const generateManager = (stayIndex: number, isCompany: boolean, random: Random): Manager => {
    const person = generatePersonalName(random);
    const company = isCompany ? fillPattern(random.pick(companyNames), random) : person.name;
    return {
      id: generatedIdOf(seed ^ 0x5bd1e995, stayIndex),
      joined_on: dayFromNumber(dayNumber(today) - random.integer(90, 3600)),
      name: company,
      firstName: person.firstName,
      isCompany,
      phone: generatePhone(city, combineSeeds(seed, stayIndex)),
      languages: generateLanguages(combineSeeds(seed, stayIndex)),
    };
  };
  return {
    next: (stayIndex, stayType, random) => {
      if (stayType === 'hotels') {
        const manager = generateManager(stayIndex, true, random);
        return { ...manager, name: fillPattern(random.pick(hotelierNames), random) };
      }
      if (!current || remainingStays === 0) {
        remainingStays = generatePortfolioSize(random);
        current = generateManager(stayIndex, remainingStays > 6, random);
      }
      remainingStays -= 1;
      return current;
    },
  };
};
