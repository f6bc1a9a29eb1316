import type { Day } from '../dates/rules.ts';

/** What reviews are broken down by: the topics that a text praises or criticizes. */
export const reviewTopics = [
  'cleanliness',
  'accuracy',
  'checkin',
  'communication',
  'location',
  'value',
] as const;

export type ReviewTopic = (typeof reviewTopics)[number];

/** `relevant`: in the reader's language first, then those that say most, recent ones before old ones. */
export const reviewSorts = ['relevant', 'newest', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** The nights of a stay: from the arrival day to before the departure day. */
export interface StayDates {
  arriveDay: Day;
  departDay: Day;
}

/** The people of a stay. Children under two are infants; `childAges` are the ages that were given. */
export interface Party {
  adults: number;
  children: number;
  childAges: number[];
  infants: number;
  pets: boolean;
}

/** A child of this age is no longer an infant. */
export const childAge = 2;

/** `countByAge([1, 7])` is one child and one infant. */
export const countByAge = (ages: readonly number[]): Pick<Party, 'children' | 'infants'> => {
  const children = ages.filter((age) => age >= childAge).length;
  return { children, infants: ages.length - children };
};

/** Those who need a bed, whom capacity and prices count: adults and children. */
export const guestCountOf = ({ adults, children }: Pick<Party, 'adults' | 'children'>): number =>
  adults + children;
