import type { Event } from '@golark/contract/events/schemas';

export type EventPhase = 'canceled' | 'past' | 'later' | 'soldOut' | 'onSale';

/** What can be done about an event: buy tickets, wait until they are sold, or nothing. */
export const phaseOf = (
  { status, salesEndAt, onSaleAt }: Pick<Event, 'status' | 'salesEndAt' | 'onSaleAt'>,
  { now, hasTickets }: { now: string; hasTickets: boolean },
): EventPhase => {
  if (status === 'CANCELED') return 'canceled';
  if (Date.parse(salesEndAt) <= Date.parse(now)) return 'past';
  if (onSaleAt !== null) return 'later';
  return hasTickets ? 'onSale' : 'soldOut';
};

export type CompanionSeats = 'always' | 'until' | 'released';

/** Whether companion seats are reserved for their wheelchair space: always, until some time, or no longer. */
export const companionSeatsOf = (
  { companionsReleasedAt }: Pick<Event, 'companionsReleasedAt'>,
  now: string,
): CompanionSeats => {
  if (companionsReleasedAt === null) return 'always';
  return Date.parse(companionsReleasedAt) <= Date.parse(now) ? 'released' : 'until';
};

/** Sizes of purchases that together make this many: `[2, 2]` for 4 where only pairs are sold. Null if there are none. */
export const splitInto = (quantity: number, sizes: readonly number[]): number[] | null => {
  const [two] = sizes
    .flatMap((one) => sizes.map((other) => [one, other]))
    .filter(([one = 0, other = 0]) => one >= other && one + other === quantity)
    .sort(([one = 0], [other = 0]) => one - other);
  return two ?? null;
};
