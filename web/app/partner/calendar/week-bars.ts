import { addDays, type Day, nightsBetween } from '@golark/contract/dates/rules';
import type { HostNight, HostStay } from '@golark/contract/host-calendar/calendar-schemas';

/** The subject of a bar of the calendar; each kind has a look and a text of its own. */
export type BarKind = HostStay['kind'] | 'block' | 'preparation' | 'linked' | 'taken';

export type Bar = {
  key: string;
  kind: BarKind;
  from: Day;
  until: Day;
  stay: HostStay | null;
  note: string | null;
};

/** The part of a bar in one week: columns are nights, from 0. */
export type BarPart = {
  bar: Bar;
  start: number;
  nights: number;
  /** The bar begins in this part, or ends in it. */
  isStart: boolean;
  isEnd: boolean;
  /** Bars of the same nights are above each other, from 0. */
  lane: number;
};

const barOfStay = (stay: HostStay): Bar => ({
  key: stay.id,
  kind: stay.kind,
  from: stay.arriveDay,
  until: stay.departDay,
  stay,
  note: null,
});

const kindOfNight: Partial<Record<HostNight['state'], BarKind>> = {
  blocked: 'block',
  linked: 'linked',
  preparation: 'preparation',
  sold: 'taken',
};

/** Consecutive nights of the same kind and with the same note are one bar; a sold night has the bar of its stay, if that is known. */
const barsOfNights = (nights: readonly HostNight[], stays: readonly HostStay[]): Bar[] => {
  const bars: Bar[] = [];
  const isStayed = (date: Day): boolean =>
    stays.some(({ arriveDay, departDay }) => arriveDay <= date && date < departDay);
  for (const { date, state, note } of nights) {
    const kind = kindOfNight[state];
    if (!kind || (kind === 'taken' && isStayed(date))) continue;
    const last = bars.at(-1);
    if (last && last.kind === kind && last.note === note && last.until === date)
      last.until = addDays(date, 1);
    else bars.push({ key: `${kind}-${date}`, kind, from: date, until: addDays(date, 1), stay: null, note });
  }
  return bars;
};

/** Everything that takes nights of a calendar, by its first night. */
export const barsOf = (nights: readonly HostNight[], stays: readonly HostStay[]): Bar[] =>
  [...stays.map(barOfStay), ...barsOfNights(nights, stays)].sort((a, b) => a.from.localeCompare(b.from));

const weekNights = 7;

/** The parts of bars in the week that begins on a day. Two that share a night are in different lanes. */
export const partsInWeek = (bars: readonly Bar[], week: Day): BarPart[] => {
  const ends: number[] = [];
  return bars.flatMap((bar) => {
    const start = Math.max(0, nightsBetween(week, bar.from));
    const end = Math.min(weekNights, nightsBetween(week, bar.until));
    if (end <= start) return [];
    const free = ends.findIndex((taken) => taken <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    const isStart = bar.from >= week;
    const isEnd = nightsBetween(week, bar.until) <= weekNights;
    return [{ bar, start, nights: end - start, isStart, isEnd, lane }];
  });
};
