import { addDays } from '@golark/contract/dates/rules';
import type { HostNight, HostStay } from '@golark/contract/host-calendar/calendar-schemas';
import { expect, it } from 'vitest';
import { barsOf, partsInWeek } from './week-bars.ts';

const sunday = '2026-12-06';
const stay = (arriveDay: string, departDay: string, kind: HostStay['kind'] = 'booking'): HostStay => ({
  ...{ kind, id: `${kind} ${arriveDay}`, arriveDay, departDay, units: 1, isPast: false },
  ...{ guestName: 'Rosa', guestCount: 2, answerBy: null, own: null },
});
const night = (distance: number, state: HostNight['state'], note: string | null = null) =>
  ({ date: addDays(sunday, distance), state, note }) as HostNight;

it('a stay over the end of a week is continued in the next one', () => {
  const bars = barsOf([], [stay('2026-12-11', '2026-12-14')]);
  const [first] = partsInWeek(bars, sunday);
  expect(first).toMatchObject({ start: 5, nights: 2, isStart: true, isEnd: false });
  const [second] = partsInWeek(bars, addDays(sunday, 7));
  expect(second).toMatchObject({ start: 0, nights: 1, isStart: false, isEnd: true });
  expect(partsInWeek(bars, addDays(sunday, 14))).toEqual([]);
});

it('guests who leave and arrive on the same day share a lane, and those of the same nights do not', () => {
  const turnover = barsOf([], [stay('2026-12-07', '2026-12-09'), stay('2026-12-09', '2026-12-11')]);
  expect(partsInWeek(turnover, sunday).map(({ lane }) => lane)).toEqual([0, 0]);
  const hotel = barsOf([], [stay('2026-12-07', '2026-12-10'), stay('2026-12-09', '2026-12-11', 'request')]);
  expect(partsInWeek(hotel, sunday).map(({ lane }) => lane)).toEqual([0, 1]);
});

it('blocked nights with the same note are one bar', () => {
  const nights = [
    night(0, 'blocked', 'Painting'),
    night(1, 'blocked', 'Painting'),
    night(2, 'blocked'),
    night(3, 'open'),
    night(4, 'preparation'),
    night(5, 'sold'),
  ];
  expect(barsOf(nights, []).map(({ kind, from, until, note }) => [kind, from, until, note])).toEqual([
    ['block', sunday, addDays(sunday, 2), 'Painting'],
    ['block', addDays(sunday, 2), addDays(sunday, 3), null],
    ['preparation', addDays(sunday, 4), addDays(sunday, 5), null],
    // an imported calendar has sold it
    ['taken', addDays(sunday, 5), addDays(sunday, 6), null],
  ]);
});
