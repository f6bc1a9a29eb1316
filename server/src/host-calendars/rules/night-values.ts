import type { Day } from '@golark/contract/dates/rules';

/** A host's decisions about single nights; null leaves it to the rule, or says that there is no note. */
export interface NightValues {
  /** Cents. */
  nightlyAmount: number | null;
  minNights: number | null;
  isClosed: boolean;
  /** About a closed night, for the host alone. */
  note: string | null;
  closedToArrival: boolean;
  closedToDeparture: boolean;
}

/** The fields that are stored with the nights of a room type; the two others are stay rules of the listing. */
export const fieldsOfRooms = ['nightlyAmount', 'minNights', 'isClosed', 'note'] as const;
export type RoomNightValues = Pick<NightValues, (typeof fieldsOfRooms)[number]>;

/** The changes of one night; `before` and `after` have the same keys. */
export interface NightDifference {
  /** null: the whole listing. */
  roomTypeId: string | null;
  night: Day;
  before: Partial<NightValues>;
  after: Partial<NightValues>;
}

/** The values of `after` that differ, with those of `before`; null if none does. */
export const differenceOf = <Values extends object>(
  before: Values,
  after: Values,
): { before: Partial<Values>; after: Partial<Values> } | null => {
  const keys = (Object.keys(after) as (keyof Values)[]).filter((key) => before[key] !== after[key]);
  if (keys.length === 0) return null;
  const pick = (values: Values): Partial<Values> =>
    Object.fromEntries(keys.map((key) => [key, values[key]])) as unknown as Partial<Values>;
  return { before: pick(before), after: pick(after) };
};
