import type { EventProblemCode } from '@golark/contract/calendar-feeds/rules';
import { dayNumber, dayOfNumber } from '@golark/contract/dates/rules';
import type { EventProblem, FeedEvent, ReadCalendar, ReadingOptions } from '../read-calendar.ts';
import { Budget } from './budget.ts';
import { EventFailure, FileFailure } from './file-faults.ts';
import { type Instance, instanceKey, instancesOf, nightsOfEvent, recurrenceDayOf } from './instances-of.ts';
import { type KnownEvent, shadowsAmong } from './mark-shadows.ts';
import {
  type EventLines,
  type EventText,
  eventTextOf,
  eventTimesOf,
  identityOf,
  isThisAndFuture,
  linesByName,
  replacedTimeOf,
  takesNothing,
} from './read-event.ts';
import type { CalendarTime } from './read-properties.ts';
import { shortText } from './read-text.ts';
import { type SplitCalendar, splitComponents } from './split-components.ts';
import { Zones } from './zones.ts';

interface ReadEvent extends KnownEvent {
  text: EventText;
  recurrenceDay: Instance['recurrenceDay'];
}

const mostReservationNights = 730;

/** Reads one file; the shape of what is read, and the rules, are those of `readCalendar`. */
class Reading {
  readonly events: ReadEvent[] = [];
  readonly problems: EventProblem[] = [];
  private readonly options: ReadingOptions;
  private readonly zones: Zones;
  private readonly budget = new Budget();
  /** By UID, the instances of recurring events that events of the file replace. */
  private readonly replaced = new Map<string, CalendarTime[]>();

  constructor(split: SplitCalendar, options: ReadingOptions) {
    this.options = options;
    this.zones = new Zones(options.timeZone, split.timeZones);
    for (const lines of split.unclosed) this.report(linesByName(lines), 'unclosed');
    const all = split.events.map(linesByName);
    const changes = all.filter((lines) => lines.has('RECURRENCE-ID'));
    for (const lines of changes) this.attempt(lines, () => this.readChange(lines));
    for (const lines of all)
      if (!lines.has('RECURRENCE-ID') && !takesNothing(lines))
        this.attempt(lines, () => this.readEvent(lines));
  }

  private report(lines: EventLines, code: EventProblemCode): void {
    this.problems.push({ code, ...identityOf(lines) });
  }

  private attempt(lines: EventLines, read: () => void): void {
    try {
      read();
    } catch (error) {
      if (error instanceof FileFailure) throw error;
      // other errors are those of values that nothing expects, and must not lose the other events
      this.report(lines, error instanceof EventFailure ? error.code : 'bad_date');
    }
  }

  /** An event that replaces one instance of another one, which it moves or cancels. */
  private readChange(lines: EventLines): void {
    const time = replacedTimeOf(lines, this.zones);
    if (!time) throw new EventFailure('bad_date');
    const { uid } = identityOf(lines);
    if (uid !== null) {
      const known = this.replaced.get(uid);
      if (known) known.push(time);
      else this.replaced.set(uid, [time]);
    }
    if (isThisAndFuture(lines)) this.report(lines, 'this_and_future');
    if (takesNothing(lines)) return;
    const { start, length } = eventTimesOf(lines, this.zones);
    const nights = nightsOfEvent(start, length, this.options);
    this.add(lines, [{ ...nights, recurrenceDay: recurrenceDayOf(time, this.options) }]);
  }

  private readEvent(lines: EventLines): void {
    const times = eventTimesOf(lines, this.zones);
    const { uid } = identityOf(lines);
    const changes = (uid !== null && this.replaced.get(uid)) || [];
    this.budget.step(changes.length);
    const replaced = new Set(changes.map((time) => instanceKey(time, times.start)));
    this.add(lines, instancesOf(times, replaced, { options: this.options, budget: this.budget }));
  }

  private add(lines: EventLines, instances: readonly Instance[]): void {
    const text = eventTextOf(lines);
    const withNights = instances.filter(({ arrive, depart }) => depart > arrive);
    if (instances.length > 0 && withNights.length === 0) throw new EventFailure('no_nights');
    const isTooLong = withNights.some(({ arrive, depart }) => depart - arrive > mostReservationNights);
    if (isTooLong && text.kind === 'reservation') throw new EventFailure('too_long');
    const { kind, isTextOfSite } = text;
    for (const instance of withNights) this.events.push({ ...instance, kind, isTextOfSite, text });
  }
}

const feedEventsOf = (events: readonly ReadEvent[], options: ReadingOptions): FeedEvent[] => {
  const [from, until] = [dayNumber(options.from), dayNumber(options.until)];
  const { ownUidSuffix } = options;
  const ours = new Set(
    ownUidSuffix === '' ? [] : events.filter(({ text }) => text.uid?.endsWith(ownUidSuffix)),
  );
  const others = events.filter((event) => !ours.has(event));
  const shadows = shadowsAmong(others, dayNumber(options.today));
  return events
    .filter(({ arrive, depart }) => arrive < until && depart > from)
    .map((event) => ({
      uid: event.text.uid,
      recurrenceDay: event.recurrenceDay,
      code: event.text.code,
      kind: ours.has(event) || shadows.has(event) ? 'shadow' : event.kind,
      arriveDay: dayOfNumber(Math.max(event.arrive, from)),
      departDay: dayOfNumber(Math.min(event.depart, until)),
      summary: event.text.summary,
    }));
};

export const parseCalendar = (bytes: Uint8Array, options: ReadingOptions): ReadCalendar => {
  try {
    const split = splitComponents(bytes);
    const { events, problems } = new Reading(split, options);
    return {
      isRead: true,
      events: feedEventsOf(events, options),
      problems,
      product: shortText(split.productLine) || null,
      name: shortText(split.nameLine?.replace(/^X-WR-CALNAME/i, 'SUMMARY')) || null,
    };
  } catch (error) {
    if (error instanceof FileFailure) return { isRead: false, fault: error.fault };
    throw error;
  }
};
