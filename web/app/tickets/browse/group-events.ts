import { dayInZone } from '@golark/contract/dates/rules';
import type { EventCard } from '@golark/contract/events/schemas';

export type EventGroup = { key: string; events: EventCard[] };

const groupBy = (events: readonly EventCard[], keyOf: (event: EventCard) => string): EventGroup[] => {
  const groups = new Map<string, EventCard[]>();
  for (const event of events) {
    const key = keyOf(event);
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups].map(([key, grouped]) => ({ key, events: grouped }));
};

/** By the month at the venue, `2026-11`. */
export const byMonth = (events: readonly EventCard[]): EventGroup[] =>
  groupBy(events, ({ startsAt, venue }) => dayInZone(new Date(startsAt), venue.timeZone).slice(0, 7));

const nearestOf = ({ events }: EventGroup): number => events[0]?.distanceMeters ?? Number.POSITIVE_INFINITY;

/** By city: the nearest first where distances are known, otherwise the one with the next date. */
export const byCity = (events: readonly EventCard[]): EventGroup[] =>
  groupBy(events, ({ venue }) => `${venue.city.name}, ${venue.state.name}`).toSorted((one, other) =>
    nearestOf(one) === nearestOf(other) ? 0 : nearestOf(one) - nearestOf(other),
  );
