import type { NightClosing } from '@golark/contract/calendars/rules';
import type { Day } from '@golark/contract/dates/rules';
import type { RateSource } from '@golark/contract/pricing/fees';
import type { StayRow } from '#stays';
import { type BookableDays, closingOf } from './rules/calendar-rules.ts';
import { type DecidedRules, decidedRulesOn } from './rules/decided-rules.ts';
import { freeUnitsOn, type RoomCalendar, rateOf } from './rules/room-calendar.ts';

/** The rules that decide about one night of a room type. */
export interface ExplainedNight {
  /** Why it cannot be slept; null if it can. */
  closed: NightClosing | null;
  freeUnits: number;
  /** Cents. */
  rate: { amount: number; source: RateSource };
  rules: DecidedRules;
}

/** One night of a room type with the rule behind each of its values, for its host. */
export const explainNight = (
  { stay, days }: { stay: StayRow; days: BookableDays },
  room: RoomCalendar,
  night: Day,
): ExplainedNight => ({
  closed: closingOf(room, night, { days, preparationNights: stay.rules?.preparationNights ?? 0 }),
  freeUnits: freeUnitsOn(room, night),
  rate: rateOf(room, night),
  rules: decidedRulesOn(stay, room, night),
});
