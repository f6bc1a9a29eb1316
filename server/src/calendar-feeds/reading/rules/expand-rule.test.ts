import fs from 'node:fs';
import path from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { Budget } from './budget.ts';
import { expandRule } from './expand-rule.ts';
import { EventFailure, FileFailure } from './file-faults.ts';
import type { RuleData } from './recurrence-rule.ts';

interface Window {
  from?: string;
  until?: string;
  isWholeDay?: boolean;
}

const wallOf = (text: string): number =>
  Date.parse(
    text.replace(/^(....)(..)(..)(?:T(..)(..)(..)Z?)?$/, '$1-$2-$3T$4:$5:$6Z').replace('T::Z', 'T00:00:00Z'),
  );
const textOf = (wall: number): string => new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');

const expand = (
  rule: string,
  start: string,
  { from = start, until = '20300101', isWholeDay = false }: Window = {},
) => {
  const { until: end, ...data } = ICAL.parse.property(`RRULE:${rule}`)[3] as unknown as RuleData;
  const last =
    typeof end === 'string' ? Date.parse(end.endsWith('Z') ? end : `${end.slice(0, 10)}T23:59:59Z`) : null;
  const isWithin = (wall: number) => last === null || wall <= last;
  const recurrence = { start: wallOf(start), isWholeDay, from: wallOf(from), until: wallOf(until), isWithin };
  return expandRule(data, recurrence, new Budget()).map(textOf);
};

const faultOf = (rule: string, start = '20261101'): string => {
  try {
    return `${expand(rule, start, { isWholeDay: true }).length} instances`;
  } catch (error) {
    return error instanceof EventFailure ? error.code : (error as FileFailure).fault;
  }
};

describe('recurrence rules', () => {
  test.each([
    ['FREQ=DAILY;COUNT=3', '20261130', '20261130 20261201 20261202'],
    ['FREQ=DAILY;INTERVAL=10;UNTIL=20261221', '20261201', '20261201 20261211 20261221'],
    ['FREQ=WEEKLY;COUNT=6;BYDAY=TU,WE', '20020402', '20020402 20020403 20020409 20020410 20020416 20020417'],
    // the examples of the standard in which the first day of the week changes the result
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '19970805', '19970805 19970810 19970819 19970824'],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '19970805', '19970805 19970817 19970819 19970831'],
    ['FREQ=MONTHLY;COUNT=4', '20260131', '20260131 20260331 20260531 20260731'],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=-1FR', '20261127', '20261127 20261225 20270129 20270226'],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '19970929', '19970929 19971030 19971127'],
    ['FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-1', '20260930', '20260930 20261031 20261130'],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=FR;BYMONTHDAY=13', '19980213', '19980213 19980313 19981113'],
    ['FREQ=YEARLY;COUNT=2', '20240229', '20240229 20280229'],
    ['FREQ=YEARLY;COUNT=3;BYDAY=20MO', '19970519', '19970519 19980518 19990517'],
    ['FREQ=YEARLY;COUNT=3;BYWEEKNO=20;BYDAY=MO', '19970512', '19970512 19980511 19990517'],
    ['FREQ=YEARLY;COUNT=3;BYYEARDAY=1,-1', '20260101', '20260101 20261231 20270101'],
    [
      'FREQ=YEARLY;INTERVAL=4;COUNT=2;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      '19961105',
      '19961105 20001107',
    ],
  ])('%s from %s', (rule, start, expected) => {
    const found = expand(rule, start, { isWholeDay: true });
    expect(found.map((text) => text.slice(0, 8)).join(' ')).toBe(expected);
  });

  test('a rule without a count is expanded from the window on, on the same days', () => {
    const window = { from: '20261101', until: '20270228', isWholeDay: true };
    for (const rule of [
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA',
      'FREQ=MONTHLY;INTERVAL=5',
      'FREQ=YEARLY',
    ]) {
      const days = expand(rule, '19700117', window);
      expect(days).toEqual(expand(`${rule};COUNT=100000`, '19700117', window));
    }
    expect(expand('FREQ=DAILY;INTERVAL=1000000000', '19700101', window)).toEqual([]);
  });

  test('a rule that repeats within a day, or has no meaning, is reported', () => {
    expect(faultOf('FREQ=HOURLY')).toBe('bad_rule');
    expect(faultOf('FREQ=SECONDLY;COUNT=1000000000')).toBe('bad_rule');
    expect(faultOf('COUNT=3')).toBe('bad_rule');
    expect(faultOf('FREQ=DAILY;COUNT=0')).toBe('bad_rule');
    expect(faultOf('FREQ=WEEKLY;BYDAY=1MO')).toBe('bad_rule');
    expect(faultOf('FREQ=YEARLY;BYWEEKNO=20')).toBe('bad_rule');
    expect(faultOf('FREQ=YEARLY;BYMONTHDAY=29')).toBe('bad_rule');
  });

  test('a rule that has no date costs a bounded time', () => {
    expect(faultOf('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31')).toBe('0 instances');
    expect(faultOf('FREQ=MONTHLY;INTERVAL=4800;BYMONTH=2;BYDAY=5MO')).toBe('0 instances');
    expect(faultOf('FREQ=DAILY;COUNT=1000000000', '17000101')).toBe('120531 instances');
    const budget = new Budget();
    expect(() => budget.step(2_000_001)).toThrow(FileFailure);
  });
});

const expectations = path.resolve(
  import.meta.dirname,
  '../../../../../../shared/data/ics/expected/icalrecur_test.txt',
);

// the files of other libraries are beside a checkout where tests have them
test.runIf(fs.existsSync(expectations))('the rules of libical have the instances that it expects', () => {
  const blocks = fs.readFileSync(expectations, 'utf8').split(/\n\s*\n/);
  const fieldOf = (block: string, name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(block)?.[1]?.trim() ?? '';
  let compared = 0;
  for (const block of blocks) {
    const [rule, start, instances] = ['RRULE', 'DTSTART', 'INSTANCES'].map((name) => fieldOf(block, name));
    if (!rule || !start || !instances || /START-AT|SECONDLY|MINUTELY|HOURLY|RSCALE/.test(block)) continue;
    const expected = instances
      .split(',')
      .filter((text) => /^\d{8}/.test(text))
      .map((text) => textOf(wallOf(text)));
    if (faultOf(rule, start) === 'bad_rule') continue;
    const found = expand(rule, start, { until: '21000101', isWholeDay: !start.includes('T') });
    expect(found.slice(0, expected.length), rule).toEqual(expected);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(30);
});
