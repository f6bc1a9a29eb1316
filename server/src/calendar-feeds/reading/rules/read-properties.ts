import ICAL from 'ical.js';
import { EventFailure, orEventFailure } from './file-faults.ts';
import { propertyOf } from './read-text.ts';
import { utc, type Zone, type Zones } from './zones.ts';

/** A day, or a time in a zone, as wall time. */
export interface CalendarTime {
  wall: number;
  /** null for a whole day. */
  zone: Zone | null;
}

/** Days by the calendar, then hours by the clock, as the standard defines a duration. */
export interface Length {
  calendar: number;
  clock: number;
}

const dayMilliseconds = 86_400_000;

const timePattern = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z)?)?$/;

/** Throws EventFailure; `2026-02-29` is no day, and no site has events of the first millennium. */
export const timeOfText = (text: unknown, tzid: unknown, zones: Zones): CalendarTime => {
  // the library writes a day without VALUE=DATE as a time without figures
  const match = timePattern.exec(String(text).replace(/T::$/, ''));
  if (!match) throw new EventFailure('bad_date');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((n) => Number(n ?? 0));
  const midnight = Date.UTC(year, month - 1, day);
  const isReal =
    year >= 1000 &&
    new Date(midnight).getUTCMonth() === month - 1 &&
    new Date(midnight).getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second <= 60;
  if (!isReal) throw new EventFailure('bad_date');
  if (match[4] === undefined) return { wall: midnight, zone: null };
  const wall = midnight + ((hour * 60 + minute) * 60 + second) * 1000;
  if (match[7]) return { wall, zone: utc };
  const name = typeof tzid === 'string' ? tzid.trim() : '';
  return { wall, zone: name === '' ? zones.ofProperty : zones.find(name) };
};

/** Throws EventFailure. */
export const timesOfLine = (line: string, zones: Zones): { time: CalendarTime; length: Length | null }[] => {
  const [, parameters, type, ...values] = orEventFailure('bad_date', () => propertyOf(line));
  const { tzid } = parameters;
  return values.map((value) => {
    if (type !== 'period') return { time: timeOfText(value, tzid, zones), length: null };
    const [start, end] = Array.isArray(value) ? value : [];
    const time = timeOfText(start, tzid, zones);
    const isLength = /^[+-]?P/.test(String(end));
    return { time, length: isLength ? lengthOfText(end) : lengthBetween(time, timeOfText(end, tzid, zones)) };
  });
};

/** Throws EventFailure. */
export const lengthOfText = (text: unknown): Length =>
  orEventFailure('bad_date', () => {
    const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(String(text));
    const sign = isNegative ? -1 : 1;
    return {
      calendar: sign * (weeks * 7 + days) * dayMilliseconds,
      clock: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000,
    };
  });

/** Throws EventFailure if one is a day and the other a time. */
export const lengthBetween = (start: CalendarTime, end: CalendarTime): Length => {
  if ((start.zone === null) !== (end.zone === null)) throw new EventFailure('bad_date');
  if (start.zone?.id === end.zone?.id) return { calendar: end.wall - start.wall, clock: 0 };
  return { calendar: 0, clock: instantOf(end) - instantOf(start) };
};

/** For a day, the beginning of it as if in UTC: days are compared with days only. */
export const instantOf = ({ wall, zone }: CalendarTime): number => (zone ? zone.instantOf(wall) : wall);
