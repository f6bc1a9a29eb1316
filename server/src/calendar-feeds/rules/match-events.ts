import type { FeedEventKind } from '@golark/contract/calendar-feeds/rules';
import type { Day } from '@golark/contract/dates/rules';
import { nightsBetween } from '@golark/contract/dates/rules';

/** An event as a site's calendar has it: nights, half-open. */
export interface EventValues {
  uid: string | null;
  /** Which instance of a recurring event this is. */
  recurrenceDay: Day | null;
  /** The reservation code of the site. */
  code: string | null;
  kind: FeedEventKind;
  arriveDay: Day;
  departDay: Day;
  summary: string;
}

export interface StoredEvent extends EventValues {
  id: string;
}

/** What a fetch says that is different from what is stored. */
export interface EventDifferences {
  added: EventValues[];
  changed: { before: StoredEvent; after: EventValues }[];
  removed: StoredEvent[];
  /** How many are the same. */
  sameCount: number;
}

const nightsInBoth = (one: EventValues, other: EventValues): number => {
  const [, from] = [one.arriveDay, other.arriveDay].sort() as [Day, Day];
  const [until] = [one.departDay, other.departDay].sort() as [Day, Day];
  return from < until ? nightsBetween(from, until) : 0;
};

const isSame = (one: EventValues, other: EventValues): boolean =>
  one.arriveDay === other.arriveDay &&
  one.departDay === other.departDay &&
  one.kind === other.kind &&
  one.summary === other.summary &&
  one.code === other.code &&
  one.uid === other.uid &&
  one.recurrenceDay === other.recurrenceDay;

/** The same reservation has the same code; a site that shows codes never means the same one by another code. */
const haveOneCode = (one: EventValues, other: EventValues): boolean =>
  one.code === null || other.code === null || one.code === other.code;

type Identity = (event: EventValues) => string | null;

/** The identities that sites give, the strongest first. */
const identities: readonly Identity[] = [
  ({ code }) => code,
  ({ uid, recurrenceDay }) => uid && `${uid}\n${recurrenceDay ?? ''}`,
];

/** Open events of both sides; pairing removes them. */
interface Open {
  stored: Set<StoredEvent>;
  fetched: Set<EventValues>;
  pairs: [StoredEvent, EventValues][];
}

const pair = (open: Open, before: StoredEvent, after: EventValues): void => {
  open.stored.delete(before);
  open.fetched.delete(after);
  open.pairs.push([before, after]);
};

/** The candidate that shares most nights with an event; of equal ones the first. */
const closestTo = (event: EventValues, candidates: readonly StoredEvent[]): StoredEvent | undefined =>
  candidates.reduce<StoredEvent | undefined>(
    (best, one) => (best && nightsInBoth(event, best) >= nightsInBoth(event, one) ? best : one),
    undefined,
  );

const pairByIdentity = (open: Open, identity: Identity): void => {
  const byKey = Map.groupBy(open.stored, (event) => identity(event) ?? '');
  for (const after of [...open.fetched]) {
    const key = identity(after);
    if (!key) continue;
    const same = (byKey.get(key) ?? []).filter((one) => open.stored.has(one) && haveOneCode(one, after));
    const before = closestTo(after, same);
    if (before) pair(open, before, after);
  }
};

/**
 * Sites that give an event another identity every day: only what has no code, and of the same kind, is recognized by its nights. A range
 * never identifies a reservation that has a code.
 */
const pairByNights = (open: Open): void => {
  for (const after of [...open.fetched]) {
    if (after.code) continue;
    const near = [...open.stored].filter(
      (one) => !one.code && one.kind === after.kind && nightsInBoth(one, after) > 0,
    );
    const before = closestTo(after, near);
    if (before) pair(open, before, after);
  }
};

/** Compares a fetch with the stored events of its feed: by reservation code, then by the site's identity, then by nights. */
export const matchEvents = (
  stored: readonly StoredEvent[],
  fetched: readonly EventValues[],
): EventDifferences => {
  const open: Open = { stored: new Set(stored), fetched: new Set(fetched), pairs: [] };
  for (const identity of identities) pairByIdentity(open, identity);
  pairByNights(open);
  const changed = open.pairs.filter(([before, after]) => !isSame(before, after));
  return {
    added: [...open.fetched],
    changed: changed.map(([before, after]) => ({ before, after })),
    removed: [...open.stored],
    sameCount: open.pairs.length - changed.length,
  };
};

/** How many of the stored events that take nights a fetch would lose. */
export interface Loss {
  lost: number;
  known: number;
}

/** Null if a fetch loses at most half of them. Shadows come and go with the rules of the site. */
export const lossOf = (stored: readonly StoredEvent[], { removed }: EventDifferences): Loss | null => {
  const known = stored.filter(({ kind }) => kind !== 'shadow').length;
  const lost = removed.filter(({ kind }) => kind !== 'shadow').length;
  return lost > known / 2 ? { lost, known } : null;
};
