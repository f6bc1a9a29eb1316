import { addDays, type Day, dayInZone, instantInZone } from '@golark/contract/dates/rules';
import type { Event } from '@golark/contract/events/schemas';
import type { Person, World } from './world.ts';

const hourMilliseconds = 3_600_000;

/** The test cards of the sandbox. */
export const cards = {
  visa: { cardNumber: '4242424242424242', cardExpiry: '12/40', cvc: '123' },
  mastercard: { cardNumber: '5555555555554444', cardExpiry: '08/39', cvc: '321' },
  declined: { cardNumber: '4000000000000002', cardExpiry: '12/40', cvc: '123' },
} as const;

export interface Cast {
  guest: Person;
  member: Person;
  partner: Person;
  newcomer: Person;
  seller: Person;
}

/** What a story works with. Days and hours are counted from the first start of the demo. */
export interface Scene extends Cast {
  world: World;
  /** The first start of the demo. */
  start: Date;
  /** The partner as a host. */
  hostId: string;
  partnerStays: readonly string[];
  /** The first saved card of each person, by email address. */
  cardIds: Map<string, string>;
  /** Stays that a story uses, so that no other one does. */
  usedStays: Set<string>;
  /** Events that a story uses, and those that it uses alone. */
  usedEvents: Set<string>;
  ownEvents: Set<string>;
  /** An event that was over before the first start; null if there is none. */
  pastEvent: Event | null;
}

/** Ends a story: the catalog has nothing that it could happen at. */
export class NothingFits extends Error {
  constructor(what: string) {
    super(`the catalog has no ${what}`);
    this.name = 'NothingFits';
  }
}

/** A day as counted from that of the first start in the Pacific time zone, which no place of a catalog is far from. */
export const dayFrom = ({ start }: Pick<Scene, 'start'>, days: number): Day =>
  addDays(dayInZone(start, 'America/Los_Angeles'), days);

/** Hours before the first start. */
export const hoursAgo = ({ start }: Pick<Scene, 'start'>, hours: number): Date =>
  new Date(start.getTime() - hours * hourMilliseconds);

/** So many hours after ten o'clock in the morning, on a day before that of the first start. */
export const daysAgo = (scene: Pick<Scene, 'start'>, days: number, hours = 0): Date => {
  const morning = instantInZone(dayFrom(scene, -days), '10:00', 'America/New_York');
  return new Date(morning.getTime() + hours * hourMilliseconds);
};
