import type { EventGenre, VenueKind } from '@golark/contract/events/rules';
import type { Random } from '../stays/random.ts';

/** Dollars of a good seat on a usual evening. */
const basePrices: Record<EventGenre, number> = {
  rock: 88,
  pop: 96,
  country: 84,
  'hip-hop': 86,
  electronic: 62,
  jazz: 52,
  classical: 64,
  festivals: 118,
  hockey: 72,
  basketball: 84,
  football: 112,
  soccer: 46,
  baseball: 41,
  musicals: 104,
  plays: 62,
  ballet: 78,
  opera: 92,
  comedy: 36,
  family: 44,
  talks: 49,
};

const kindFactors: Partial<Record<VenueKind, number>> = {
  club: 0.46,
  theater: 0.92,
  'concert-hall': 0.9,
  amphitheater: 0.85,
};
const noFactor: readonly EventGenre[] = [
  'musicals',
  'plays',
  'ballet',
  'opera',
  'classical',
  'family',
  'talks',
  'jazz',
];

export interface Evening {
  genre: EventGenre;
  venueKind: VenueKind;
  appeal: number;
}

/** Tickets are sold at levels, not at a price for each row. */
const levels = 12;

const dollars = (amount: number): number => Math.max(8, Math.round(amount)) * 100;

/** Cents that the box office asks, all in, for a seat with this view. */
export const levelPrice = ({ genre, venueKind, appeal }: Evening, quality: number): number => {
  const level = Math.ceil(quality * levels) / levels;
  const factor = noFactor.includes(genre) ? 1 : (kindFactors[venueKind] ?? 1);
  return dollars(basePrices[genre] * factor * appeal * (0.42 + 1.45 * level ** 1.9));
};

/** What is printed on the ticket: the price without fees. */
export const faceOf = (price: number): number => Math.round((price * 0.83) / 50) * 50;

/** The shares of those in a hurry, and of those who wait for a buyer who has to have the seat. */
const bargain = 0.8;
const patience = 1.2;

/** A seller asks for about the price of the seat: the spread is smaller than the step from one tier to the next. */
export const resalePrice = (price: number, appeal: number, random: Random): number => {
  const roll = random.next();
  const mood = roll < 0.09 ? bargain : roll > 0.94 ? patience : 1.02 + (appeal - 1) * 0.1;
  return dollars((price / 100) * (mood + Math.max(-2, Math.min(2, random.normal())) * 0.03));
};
