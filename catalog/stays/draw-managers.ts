import { firstNames, surnames } from '../words/word-lists.ts';
import { dayNumber, dayOfNumber } from './days.ts';
import { identifierOf } from './identifiers.ts';
import type { Random } from './random.ts';
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

const portfolioSize = (random: Random): number => {
  const roll = random.next();
  if (roll < 0.52) return 1;
  if (roll < 0.82) return random.whole(2, 4);
  if (roll < 0.95) return random.whole(5, 12);
  return random.whole(13, 40);
};

const fillIn = (pattern: string, random: Random): string =>
  pattern.replace('{s}', random.pick(surnames)).replace('{t}', random.pick(surnames));

const personalName = (random: Random): { name: string; calledName: string } => {
  const first = random.pick(firstNames);
  if (random.chance(0.14)) {
    const pair = `${first} & ${random.pick(firstNames.filter((n) => n !== first))}`;
    return { name: pair, calledName: first };
  }
  const name = random.chance(0.55) ? first : `${first} ${random.pick(surnames)}`;
  return { name, calledName: first };
};

export interface ManagerDesk {
  /** Who manages the stay of this number: homes near each other share a manager, a hotel has its own. */
  next(stayIndex: number, stayType: 'homes' | 'hotels', random: Random): Manager;
}

/** Managers of one place. */
export const openManagerDesk = (seed: number, today: string): ManagerDesk => {
  let current: Manager | null = null;
  let left = 0;
  const hire = (stayIndex: number, isCompany: boolean, random: Random): Manager => {
    const person = personalName(random);
    const company = isCompany ? fillIn(random.pick(companyNames), random) : person.name;
    return {
      id: identifierOf(seed ^ 0x5bd1e995, stayIndex),
      joined_on: dayOfNumber(dayNumber(today) - random.whole(90, 3600)),
      name: company,
      calledName: person.calledName,
      isCompany,
    };
  };
  return {
    next: (stayIndex, stayType, random) => {
      if (stayType === 'hotels') {
        const manager = hire(stayIndex, true, random);
        return { ...manager, name: fillIn(random.pick(hotelierNames), random) };
      }
      if (!current || left === 0) {
        left = portfolioSize(random);
        current = hire(stayIndex, left > 6, random);
      }
      left -= 1;
      return current;
    },
  };
};
