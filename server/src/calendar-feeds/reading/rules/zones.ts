import { dayOfNumber, instantInZone } from '@golark/contract/dates/rules';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { EventFailure, orEventFailure } from './file-faults.ts';
import { textOf } from './read-text.ts';
import { nameOfLine } from './split-components.ts';

/** Wall times are milliseconds, as if they were of UTC. */
export interface Zone {
  id: string;
  instantOf: (wall: number) => number;
}

const dayMilliseconds = 86_400_000;

/** A wall time as one of the library, without a zone. */
const timeOfWall = (wall: number): ICAL.Time =>
  ICAL.Time.fromDateTimeString(new Date(wall).toISOString().slice(0, 19));

// zones have no rules for years beyond these, and some sites close a calendar until the year 9999
const [firstWall, lastWall] = [Date.UTC(1900, 0, 2), Date.UTC(2199, 11, 30)];

/** The offset is looked up once for each wall time: recurring events repeat few of them. */
const zoneWith = (id: string, offsetOf: (wall: number) => number): Zone => {
  const offsets = new Map<number, number>();
  return {
    id,
    instantOf: (wall) => {
      const near = Math.min(Math.max(wall, firstWall), lastWall);
      const offset = offsets.get(near) ?? offsetOf(near);
      offsets.set(near, offset);
      return wall - offset;
    },
  };
};

export const utc: Zone = { id: 'UTC', instantOf: (wall) => wall };

export const namedZone = (timeZone: string): Zone =>
  zoneWith(timeZone, (wall) => {
    const minute = Math.floor(wall / 60_000) * 60_000;
    const time = new Date(minute).toISOString().slice(11, 16);
    return (
      minute - instantInZone(dayOfNumber(Math.floor(minute / dayMilliseconds)), time, timeZone).getTime()
    );
  });

const canonicalName = (name: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** `Europe/Berlin`, also from `/mozilla.org/20050126_1/Europe/Berlin`. */
const ianaName = (tzid: string): string | null => {
  if (!tzid.startsWith('/')) return canonicalName(tzid);
  const parts = tzid.split('/').slice(-3);
  const names = parts.map((_, i) => canonicalName(parts.slice(i).join('/')));
  return names.find((name) => name !== null) ?? null;
};

/** `UTC+01` and `(GMT -05:00)` as `+01:00` and `-05:00`. */
const fixedOffset = (tzid: string): string | null => {
  const [, sign, hours = '', minutes = '00'] =
    /^\(?(?:UTC|GMT) ?([+-])(\d{1,2})(?::?(\d\d))?\)?$/i.exec(tzid) ?? [];
  return sign === undefined ? null : canonicalName(`${sign}${hours.padStart(2, '0')}:${minutes}`);
};

/** A rule for each second would be expanded from 1970 on. */
const hasFrequentRule = (lines: readonly string[]): boolean =>
  lines.some((line) => nameOfLine(line) === 'RRULE' && !/FREQ=YEARLY/i.test(line));

const zoneOfFile = (id: string, lines: readonly string[]): Zone =>
  orEventFailure('unknown_zone', () => {
    const timezone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(lines.join('\r\n'))));
    return zoneWith(id, (wall) =>
      orEventFailure('unknown_zone', () => timezone.utcOffset(timeOfWall(wall)) * 1000),
    );
  });

/**
 * The zones that the events of a file name. The rules of a known name are newer than those that a site writes into its files, which
 * count for all other names.
 */
export class Zones {
  private readonly known = new Map<string, Zone | null>();
  private readonly ofFile = new Map<string, readonly string[]>();

  /** Zone of times without one. */
  readonly ofProperty: Zone;

  constructor(timeZone: string, components: readonly (readonly string[])[]) {
    this.ofProperty = namedZone(timeZone);
    for (const lines of components) {
      const tzid = textOf(lines.find((line) => nameOfLine(line) === 'TZID')).trim();
      if (tzid !== '' && !hasFrequentRule(lines)) this.ofFile.set(tzid, lines);
    }
  }

  /** Throws EventFailure. */
  find(tzid: string): Zone {
    if (!this.known.has(tzid)) this.known.set(tzid, this.look(tzid));
    const zone = this.known.get(tzid);
    if (!zone) throw new EventFailure('unknown_zone');
    return zone;
  }

  private look(tzid: string): Zone | null {
    const iana = ianaName(tzid);
    if (iana) return namedZone(iana);
    const lines = this.ofFile.get(tzid);
    if (lines) return zoneOfFile(tzid, lines);
    const known = fixedOffset(tzid) ?? findIana(tzid)[0];
    return known === undefined ? null : namedZone(known);
  }
}
