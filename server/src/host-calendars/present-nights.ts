import type { DecidingRule, HostNight } from '@golark/contract/host-calendar/calendar-schemas';
import type { HostNightState } from '@golark/contract/host-calendar/rules';
import { usd } from '@golark/contract/money/rules';
import { type BookableDays, explainNight, type RoomCalendar } from '#calendars';
import type { StayRow } from '#stays';
import type { OwnCalendar } from './read-own.ts';

type ExplainedNight = ReturnType<typeof explainNight>;
type OwnNight = OwnCalendar['nights'][number];
type Decided = ExplainedNight['rules'][keyof ExplainedNight['rules']];

/** Where a rule of days is set. */
export const presentRule = (rule: Decided['rule']): DecidingRule => {
  if (rule === 'night' || rule === 'listing') return { source: rule, from: null, until: null, weekday: null };
  const { startsOn: from, endsOn: until, weekday } = rule;
  return { source: from === null ? 'weekday' : 'dates', from, until, weekday };
};

const decided = <Value>({ value, rule }: { value: Value; rule: Decided['rule'] }) => ({
  value,
  rule: presentRule(rule),
});

/** A sold night is sold, whatever else holds; a night that a host blocked is named before what happens to be true as well. */
const stateOf = ({ closed }: ExplainedNight, own: OwnNight): HostNightState => {
  if (own.booked >= own.units) return 'sold';
  if (own.isClosed) return 'blocked';
  if (own.linkedBooked > 0 || own.isLinkedClosed) return 'linked';
  return closed === null ? 'open' : closed === 'taken' ? 'sold' : closed;
};

const presentNight = (explained: ExplainedNight, own: OwnNight): HostNight => {
  const { rate, rules, freeUnits } = explained;
  return {
    date: own.night,
    state: stateOf(explained, own),
    freeUnits,
    isBlocked: own.isClosed,
    note: own.note,
    nightly: usd(rate.amount),
    rateSource: rate.source,
    minStayArrival: decided(rules.minStayArrival),
    minStayThrough: decided(rules.minStayThrough),
    maxStay: decided(rules.maxStay),
    closedToArrival: decided(rules.closedToArrival),
    closedToDeparture: decided(rules.closedToDeparture),
  };
};

/** The nights of a room type as its host sees them. */
export const presentNights = (
  listing: { stay: StayRow; days: BookableDays },
  { room, own }: { room: RoomCalendar; own: readonly OwnNight[] },
): HostNight[] => own.map((night) => presentNight(explainNight(listing, room, night.night), night));
