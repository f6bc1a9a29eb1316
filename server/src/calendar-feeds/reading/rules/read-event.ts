import type { EventProblemCode } from '@golark/contract/calendar-feeds/rules';
import { EventFailure, orEventFailure } from './file-faults.ts';
import { codeOf, isTextOfSite, kindOfEvent } from './kind-of-event.ts';
import {
  type CalendarTime,
  type Length,
  lengthBetween,
  lengthOfText,
  timeOfText,
  timesOfLine,
} from './read-properties.ts';
import { propertyOf, shortText, textOf, uidOf } from './read-text.ts';
import type { RuleData } from './recurrence-rule.ts';
import { nameOfLine } from './split-components.ts';
import type { Zones } from './zones.ts';

/** The properties of an event as lines, by name. */
export type EventLines = ReadonlyMap<string, readonly string[]>;

export interface EventIdentity {
  uid: string | null;
  summary: string;
}

export interface EventText extends EventIdentity {
  code: string | null;
  kind: 'reservation' | 'block';
  isTextOfSite: boolean;
}

/** When an event is. */
export interface EventTimes {
  start: CalendarTime;
  length: Length;
  rules: { data: RuleData; until: CalendarTime | null }[];
  /** More instances, some of them with a length of their own. */
  extra: { time: CalendarTime; length: Length | null }[];
  excluded: CalendarTime[];
}

export const linesByName = (lines: readonly string[]): EventLines => {
  const byName = new Map<string, string[]>();
  for (const line of lines) {
    const name = nameOfLine(line);
    const known = byName.get(name);
    if (known) known.push(line);
    else byName.set(name, [line]);
  }
  return byName;
};

const mostDescription = 10_000;

const firstLine = (lines: EventLines, name: string): string | undefined => lines.get(name)?.[0];

export const identityOf = (lines: EventLines): EventIdentity => ({
  uid: uidOf(firstLine(lines, 'UID')),
  summary: shortText(firstLine(lines, 'SUMMARY')),
});

export const eventTextOf = (lines: EventLines): EventText => {
  const text = {
    summary: textOf(firstLine(lines, 'SUMMARY')),
    // a code is in its first lines
    description: textOf(firstLine(lines, 'DESCRIPTION')).slice(0, mostDescription),
    url: textOf(firstLine(lines, 'URL')),
  };
  return {
    ...identityOf(lines),
    code: codeOf(text),
    kind: kindOfEvent(text),
    isTextOfSite: isTextOfSite(text),
  };
};

/** Whether the event takes no time: it is canceled, or its time stays free. */
export const takesNothing = (lines: EventLines): boolean => {
  const value = (name: string): string => textOf(firstLine(lines, name)).trim().toUpperCase();
  return value('STATUS') === 'CANCELLED' || value('TRANSP') === 'TRANSPARENT';
};

/** The one time of a property; two different ones are no time. Throws EventFailure. */
const timeOf = (lines: EventLines, name: string, zones: Zones): CalendarTime | null => {
  const all = new Set(lines.get(name));
  const [line] = all;
  if (line === undefined) return null;
  const [first] = timesOfLine(line, zones);
  if (all.size > 1 || !first) throw new EventFailure('bad_date');
  return first.time;
};

/** The instance of a recurring event that this one replaces. Throws EventFailure. */
export const replacedTimeOf = (lines: EventLines, zones: Zones): CalendarTime | null =>
  timeOf(lines, 'RECURRENCE-ID', zones);

export const isThisAndFuture = (lines: EventLines): boolean =>
  /;RANGE="?THISANDFUTURE/i.test(firstLine(lines, 'RECURRENCE-ID') ?? '');

const dayMilliseconds = 86_400_000;
/** No event is longer than the time until the year 9999. */
const longest = 3_000_000 * dayMilliseconds;

const faultOfLength = (length: Length, isWholeDay: boolean): EventProblemCode | null => {
  const total = length.calendar + length.clock;
  if (!(Math.abs(total) <= longest)) return 'bad_date';
  if (total < 0) return 'reversed';
  if (total === 0) return 'no_nights';
  return isWholeDay && total % dayMilliseconds !== 0 ? 'bad_date' : null;
};

const lengthOf = (lines: EventLines, start: CalendarTime, zones: Zones): Length => {
  const end = timeOf(lines, 'DTEND', zones);
  if (end) return lengthBetween(start, end);
  const duration = firstLine(lines, 'DURATION');
  if (duration !== undefined) return lengthOfText(orEventFailure('bad_date', () => propertyOf(duration))[3]);
  return { calendar: start.zone ? 0 : dayMilliseconds, clock: 0 };
};

const allTimes = (lines: EventLines, name: string, zones: Zones): EventTimes['extra'] =>
  (lines.get(name) ?? []).flatMap((line) => timesOfLine(line, zones));

/** The end of a rule; without a zone it is that of the event. */
const untilOf = (text: unknown, start: CalendarTime, zones: Zones): CalendarTime => {
  const { wall, zone } = timeOfText(text, null, zones);
  return { wall, zone: zone === zones.ofProperty ? start.zone : zone };
};

const rulesOf = (lines: EventLines, start: CalendarTime, zones: Zones): EventTimes['rules'] =>
  (lines.get('RRULE') ?? []).map((line) => {
    // some programs write the names of days in lower case, or with spaces between them
    const rule = line.toUpperCase().replace(/\s/g, '');
    const [, , , value] = orEventFailure('bad_rule', () => propertyOf(rule));
    if (typeof value !== 'object' || value === null) throw new EventFailure('bad_rule');
    const data = value as RuleData;
    const ofEnd = data['until'];
    const until = ofEnd === undefined ? null : untilOf(ofEnd, start, zones);
    return { data, until };
  });

/** Throws EventFailure: a time that can't be read is not guessed. */
export const eventTimesOf = (lines: EventLines, zones: Zones): EventTimes => {
  const start = timeOf(lines, 'DTSTART', zones);
  if (!start) throw new EventFailure('no_start');
  if (lines.has('EXRULE')) throw new EventFailure('bad_rule');
  const length = lengthOf(lines, start, zones);
  const fault = faultOfLength(length, start.zone === null);
  if (fault) throw new EventFailure(fault);
  return {
    start,
    length,
    rules: rulesOf(lines, start, zones),
    extra: allTimes(lines, 'RDATE', zones),
    excluded: allTimes(lines, 'EXDATE', zones).map(({ time }) => time),
  };
};
