import type { FeedEventKind } from '@golark/contract/calendar-feeds/rules';
import type { Day } from '@golark/contract/dates/rules';
import { dayNumber } from '@golark/contract/dates/rules';

/** An event as a site's calendar has it: nights, half-open. */
export interface EventValues {
  /** The identity that the file has for it; null if it has none. */
  uid: string | null;
  /** The day on which an instance of a recurrence begins by its rule, in the zone of the property; null for an event that does not recur. */
  recurrenceDay: Day | null;
  /** The reservation code of the site in capitals, `HMZGEFSKTZ`; null if it has none. */
  code: string | null;
  kind: FeedEventKind;
  /** Nights at the property, half-open. */
  arriveDay: Day;
  departDay: Day;
  /** At most 200 characters, without control characters. */
  summary: string;
}

export interface StoredEvent extends EventValues {
  id: string;
}

/** The differences between a fetch and the stored events. */
export interface EventDifferences {
  added: EventValues[];
  changed: { before: StoredEvent; after: EventValues }[];
  removed: StoredEvent[];
  /** How many are the same. */
  sameCount: number;
}

/** An event with its days as numbers: a feed can have thousands, and each may be compared with each. */
interface Dated<E extends EventValues> {
  event: E;
  from: number;
  until: number;
}

const dated = <E extends EventValues>(event: E): Dated<E> => ({
  event,
  from: dayNumber(event.arriveDay),
  until: dayNumber(event.departDay),
});

type Span = Pick<Dated<EventValues>, 'from' | 'until'>;

/** Zero or less if they share none. */
const nightsInBoth = (one: Span, other: Span): number =>
  Math.min(one.until, other.until) - Math.max(one.from, other.from);

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
  stored: Set<Dated<StoredEvent>>;
  fetched: Set<Dated<EventValues>>;
  pairs: [StoredEvent, EventValues][];
}

/** Whether a stored event may be the one that was fetched. */
type IsCandidate = (one: Dated<StoredEvent>, after: Dated<EventValues>) => boolean;

/** Pairs a fetched event with the candidate that shares most nights with it; of equal ones the first. */
const pairWithClosest = (
  open: Open,
  after: Dated<EventValues>,
  { among, isCandidate }: { among: Set<Dated<StoredEvent>>; isCandidate: IsCandidate },
): void => {
  let closest: Dated<StoredEvent> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of among) {
    const nights = Math.max(0, nightsInBoth(one, after));
    if (nights <= most || !isCandidate(one, after)) continue;
    closest = one;
    most = nights;
  }
  if (!closest) return;
  among.delete(closest);
  open.stored.delete(closest);
  open.fetched.delete(after);
  open.pairs.push([closest.event, after.event]);
};

const pairByIdentity = (open: Open, identity: Identity): void => {
  const byKey = new Map(
    [...Map.groupBy(open.stored, ({ event }) => identity(event) ?? '')].map(([key, group]) => [
      key,
      new Set(group),
    ]),
  );
  const isCandidate: IsCandidate = (one, after) => haveOneCode(one.event, after.event);
  for (const after of [...open.fetched]) {
    const key = identity(after.event);
    const among = key ? byKey.get(key) : undefined;
    if (among) pairWithClosest(open, after, { among, isCandidate });
  }
};

/**
 * Sites that give an event another identity every day: only what has no code, and of the same kind, is recognized by its nights. A range
 * never identifies a reservation that has a code.
 */
const pairByNights = (open: Open): void => {
  const isCandidate: IsCandidate = (one, after) =>
    !one.event.code && one.event.kind === after.event.kind && nightsInBoth(one, after) > 0;
  for (const after of [...open.fetched])
    if (!after.event.code) pairWithClosest(open, after, { among: open.stored, isCandidate });
};

/** Compares a fetch with the stored events of its feed: by reservation code, then by the site's identity, then by nights. */
export const matchEvents = (
  stored: readonly StoredEvent[],
  fetched: readonly EventValues[],
): EventDifferences => {
  const open: Open = {
    stored: new Set(stored.map(dated)),
    fetched: new Set(fetched.map(dated)),
    pairs: [],
  };
  for (const identity of identities) pairByIdentity(open, identity);
  pairByNights(open);
  const changed = open.pairs.filter(([before, after]) => !isSame(before, after));
  return {
    added: [...open.fetched].map(({ event }) => event),
    changed: changed.map(([before, after]) => ({ before, after })),
    removed: [...open.stored].map(({ event }) => event),
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
