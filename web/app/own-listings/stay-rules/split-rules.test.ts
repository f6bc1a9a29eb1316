import { maxBookableDays, weekdays } from '@golark/contract/calendars/rules';
import { addDays } from '@golark/contract/dates/rules';
import { type ListingStayRules, ListingStayRulesInput } from '@golark/contract/stay-rules/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStayRules } from './read-stay-rules.ts';
import type { DayRule } from './split-rules.ts';
import { fieldsOfStayRules } from './stay-rules-fields.ts';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const base = {
  minStayArrival: 2,
  maxStay: 14,
  preparationNights: 1,
  notice: { days: 2, untilHour: 18 },
  bookingWindowDays: maxBookableDays,
  gapNights: null,
};
const nothing: DayRule = {
  from: null,
  until: null,
  weekdays: null,
  minStayArrival: null,
  minStayThrough: null,
  maxStay: null,
  closedToArrival: null,
  closedToDeparture: null,
};

const nights = fc.option(fc.integer({ min: 1, max: 365 }), { nil: null });
const isClosed = fc.option(fc.boolean(), { nil: null });
const days = fc.subarray([...weekdays], { minLength: 1 });
const dates = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }))
  .map(([start, length]) => ({
    from: addDays('2027-01-01', start),
    until: addDays('2027-01-01', start + length),
  }));
const values = fc.record({
  minStayArrival: nights,
  minStayThrough: nights,
  maxStay: nights,
  closedToArrival: isClosed,
  closedToDeparture: isClosed,
});
const dated: fc.Arbitrary<DayRule> = fc
  .tuple(dates, fc.option(days, { nil: null }), values)
  .map(([range, names, rest]) => ({ ...nothing, ...range, weekdays: names, ...rest }));
const ofWeekday: fc.Arbitrary<DayRule> = fc
  .tuple(days, values)
  .map(([names, rest]) => ({ ...nothing, weekdays: names, ...rest }));

/** The effect of rules on each day, whatever rows they are written in. Opening a weekday that nothing closes says nothing. */
const meaningOf = (rules: readonly DayRule[]): string[] =>
  rules
    .flatMap(({ weekdays: names, ...rule }) =>
      (names ?? [null]).map((weekday) => ({
        ...rule,
        weekday,
        closedToArrival: rule.from === null ? rule.closedToArrival || null : rule.closedToArrival,
        closedToDeparture: rule.from === null ? rule.closedToDeparture || null : rule.closedToDeparture,
      })),
    )
    .filter(({ from, until, weekday, ...rest }) => Object.values(rest).some((value) => value !== null))
    .map((rule) => JSON.stringify(Object.entries(rule).sort()))
    .sort();

test('a form that is sent as it was shown says the same', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(dated, ofWeekday), { maxLength: 8 }), (rules) => {
      const parsed = ListingStayRulesInput.safeParse({ ...base, rules });
      // rules that no listing can have
      if (!parsed.success) return;
      const shown: ListingStayRules = { ...base, version: 3, rules };
      const form = formOf({ ...fieldsOfStayRules(shown), version: '3' });
      const read = ListingStayRulesInput.parse(readStayRules(form).values);
      expect({ ...read, rules: [] }).toEqual({ ...base, version: 3, rules: [] });
      expect(meaningOf(read.rules)).toEqual(meaningOf(rules));
    }),
    { numRuns: 60 },
  );
});

test('weekdays on which guests cannot arrive are days of the form, and what else they say is a row', () => {
  const rules = [
    { ...nothing, weekdays: ['saturday' as const], minStayArrival: 7, closedToDeparture: true },
    { ...nothing, weekdays: ['sunday' as const], closedToArrival: true },
  ];
  const fields = fieldsOfStayRules({ ...base, version: 0, rules });
  expect(fields).toMatchObject({
    ruleCount: '1',
    'rules.0.weekdays.saturday': 'on',
    'rules.0.minStayArrival': '7',
  });
  expect([fields['arrive.sunday'], fields['depart.saturday'], fields['arrive.friday']]).toEqual([
    undefined,
    undefined,
    'on',
  ]);
});

test('an error finds the row of the form, also after rows that were removed or split', () => {
  const typed = {
    'arrive.sunday': 'on',
    ruleCount: '3',
    'rules.0.isRemoved': 'on',
    'rules.1.weekdays.sunday': 'on',
    'rules.1.weekdays.monday': 'on',
    'rules.1.minStayArrival': '3',
    'rules.2.first': '2027-06-10',
    'rules.2.last': '2027-06-01',
  };
  const { fieldOf, values: read } = readStayRules(formOf(typed));
  // the second row is two rules, because guests can arrive on one of its days only
  expect(read.rules.slice(0, 2).map((rule) => rule.weekdays)).toEqual([['sunday'], ['monday']]);
  expect(read.rules[2]).toMatchObject({ from: '2027-06-10', until: '2027-06-02' });
  expect(fieldOf).toMatchObject({
    'rules.1.minStayArrival': 'rules.1.minStayArrival',
    'rules.2.until': 'rules.2.last',
    'rules.3.weekdays': 'rules',
  });
});
