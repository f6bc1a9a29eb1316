import { maxRulesOfDays, weekdays } from '@golark/contract/calendars/rules';
import { addDays } from '@golark/contract/dates/rules';
import { textOf } from '../../platform/page/form-values.ts';
import { numberOf } from '../typed-values.ts';
import { joinRules, type TypedRule } from './split-rules.ts';

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(new Date(`${text}T00:00:00Z`).getTime());

/** The day after the last one; text that is no date stays text, so that the schema refuses it. */
const untilOf = (last: string | undefined): string | null =>
  last === undefined ? null : isDay(last) ? addDays(last, 1) : last;

const choices: Readonly<Record<string, boolean>> = { closed: true, open: false };

const rowOf = (form: FormData, i: number): TypedRule => {
  const named = (name: string) => `rules.${i}.${name}`;
  const days = weekdays.filter((day) => form.has(named(`weekdays.${day}`)));
  return {
    from: textOf(form, named('first')) ?? null,
    until: untilOf(textOf(form, named('last'))),
    weekdays: days.length > 0 ? days : null,
    minStayArrival: numberOf(form, named('minStayArrival')) ?? null,
    minStayThrough: numberOf(form, named('minStayThrough')) ?? null,
    maxStay: numberOf(form, named('maxStay')) ?? null,
    closedToArrival: choices[textOf(form, named('arrival')) ?? ''] ?? null,
    closedToDeparture: choices[textOf(form, named('departure')) ?? ''] ?? null,
  };
};

const rowsOf = (form: FormData) => {
  const count = Math.min(maxRulesOfDays, Math.max(0, Number(form.get('ruleCount')) || 0));
  return Array.from({ length: count }, (_, number) => number)
    .filter((number) => !form.has(`rules.${number}.isRemoved`))
    .map((number) => ({ number, rule: rowOf(form, number) }));
};

/** The field for each part of a rule. */
const fieldsOfRule = {
  from: 'first',
  until: 'last',
  weekdays: 'weekdays',
  minStayArrival: 'minStayArrival',
  minStayThrough: 'minStayThrough',
  maxStay: 'maxStay',
} as const;

/** The rules in the form, and the field of the form for each path of the call. */
export const readStayRules = (form: FormData) => {
  const missing = (name: string) => weekdays.filter((day) => !form.has(`${name}.${day}`));
  const joined = joinRules(rowsOf(form), { noArrival: missing('arrive'), noDeparture: missing('depart') });
  const fieldOf: Record<string, string> = { 'notice.days': 'noticeDays', 'notice.untilHour': 'untilHour' };
  for (const [i, { number }] of joined.entries())
    for (const [part, field] of Object.entries(fieldsOfRule))
      fieldOf[`rules.${i}.${part}`] = number === null ? 'rules' : `rules.${number}.${field}`;
  return {
    fieldOf,
    values: {
      version: Number(form.get('version')) || 0,
      minStayArrival: numberOf(form, 'minStayArrival'),
      maxStay: numberOf(form, 'maxStay'),
      notice: { days: numberOf(form, 'noticeDays') ?? 0, untilHour: numberOf(form, 'untilHour') ?? 24 },
      preparationNights: numberOf(form, 'preparationNights'),
      bookingWindowDays: numberOf(form, 'bookingWindowDays'),
      gapNights: numberOf(form, 'gapNights'),
      rules: joined.map(({ rule }) => rule),
    },
  };
};
