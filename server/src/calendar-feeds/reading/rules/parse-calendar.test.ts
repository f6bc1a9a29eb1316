import { describe, expect, test } from 'vitest';
import type { ReadingOptions } from '../read-calendar.ts';
import { parseCalendar } from './parse-calendar.ts';

const options: ReadingOptions = {
  timeZone: 'America/Denver',
  checkInHour: 15,
  today: '2026-11-20',
  from: '2026-11-20',
  until: '2028-05-01',
  ownUidSuffix: '@golark.example',
};

const event = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const read = (text: string, changed: Partial<ReadingOptions> = {}) => {
  const result = parseCalendar(bytesOf(text), { ...options, ...changed });
  if (!result.isRead) throw new Error(result.fault);
  return result;
};
const faultOf = (text: string): string => {
  const result = parseCalendar(bytesOf(text), options);
  return result.isRead ? 'read' : result.fault;
};
/** The nights of each event, `1203-1205`. */
const nightsOf = (...events: string[]): string[] =>
  read(calendar(...events)).events.map(({ arriveDay, departDay }) =>
    [arriveDay, departDay].map((day) => day.slice(5).replace('-', '')).join('-'),
  );
const problemsOf = (...events: string[]): string[] =>
  read(calendar(...events)).problems.map(({ code }) => code);

const reserved = event(
  'UID:one@airbnb.com',
  'DTSTART;VALUE=DATE:20261203',
  'DTEND;VALUE=DATE:20261205',
  'SUMMARY:Reserved',
  'DESCRIPTION:https://www.airbnb.com/hosting/reservatio',
  ' ns/details/HMQ1W2E3R4\\nPhone: 1234',
  'BEGIN:VALARM',
  'DURATION:PT5M',
  'DESCRIPTION:An alarm',
  'END:VALARM',
);

describe('files', () => {
  test('a reservation has its nights, identity and code', () => {
    const file = calendar(
      'PRODID:-//Airbnb Inc//EN',
      'VERSION:2.0',
      'X-WR-CALNAME:Loft\\, Denver',
      reserved,
      'VERSION:2.0',
      'PRODID:x',
    );
    expect(read(file)).toEqual({
      isRead: true,
      events: [
        {
          uid: 'one@airbnb.com',
          recurrenceDay: null,
          code: 'HMQ1W2E3R4',
          kind: 'reservation',
          arriveDay: '2026-12-03',
          departDay: '2026-12-05',
          summary: 'Reserved',
        },
      ],
      problems: [],
      product: '-//Airbnb Inc//EN',
      name: 'Loft, Denver',
    });
  });

  test('line ends, a byte order mark, tabs, NUL and characters folded in the middle do not matter', () => {
    const file = calendar(reserved.replace('Reserved', 'Reserved - Zoë'));
    const expected = read(file).events;
    for (const changed of [
      file.replaceAll('\r\n', '\n'),
      file.replaceAll('\r\n', '\r'),
      `\ufeff${file}`,
      file.replace('UID', 'U\0ID'),
      file.replace('\r\n ns/', '\r\n\tns/'),
    ])
      expect(read(changed).events).toEqual(expected);
    const text = Buffer.from(file).toString('latin1').replace('\u00c3\u00ab', '\u00c3\r\n \u00ab');
    const folded = parseCalendar(Buffer.from(text, 'latin1'), options);
    expect(folded).toMatchObject({ events: expected });
    const invalid = parseCalendar(Buffer.from(text.replace('\u00c3\r\n ', ''), 'latin1'), options);
    expect(invalid).toMatchObject({ events: [{ summary: 'Reserved - Zo\ufffd' }] });
  });

  test('all calendars of a file are read', () => {
    const other = calendar(event('DTSTART;VALUE=DATE:20261210'));
    expect(read(calendar(reserved) + other).events.map(({ arriveDay }) => arriveDay)).toEqual([
      '2026-12-03',
      '2026-12-10',
    ]);
  });

  test('what is no calendar, or half of one, is rejected', () => {
    expect(faultOf('')).toBe('empty_file');
    expect(faultOf(' \r\n')).toBe('empty_file');
    expect(faultOf('<html><body>Log in</body></html>')).toBe('not_a_calendar');
    expect(faultOf('{"error":"gone"}')).toBe('not_a_calendar');
    expect(faultOf(reserved)).toBe('not_a_calendar');
    const file = calendar(reserved, reserved.replace('one@', 'two@'));
    for (const length of [16, 100, file.indexOf('END:VEVENT') + 12, file.length - 4])
      expect(faultOf(file.slice(0, length))).toBe('truncated');
    expect(faultOf(calendar(reserved.replace('\r\nEND:VEVENT', '')))).toBe('truncated');
    expect(faultOf(calendar(reserved).replace('END:VCALENDAR', '') + calendar(reserved))).toBe('truncated');
    expect(faultOf(calendar())).toBe('read');
  });

  test('too many events, instances or repetitions are rejected', () => {
    const day = event('DTSTART;VALUE=DATE:20261210');
    expect(faultOf(calendar(...Array.from({ length: 20_001 }, () => day)))).toBe('too_many_events');
    const daily = event('DTSTART;VALUE=DATE:20261210', 'RRULE:FREQ=DAILY');
    expect(faultOf(calendar(...Array.from({ length: 200 }, () => daily)))).toBe('too_many_events');
    const counted = event('DTSTART;VALUE=DATE:17000101', 'RRULE:FREQ=DAILY;COUNT=1000000');
    expect(faultOf(calendar(...Array.from({ length: 20 }, () => counted)))).toBe('too_complex');
    const since1970 = event('DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY;INTERVAL=50');
    expect(read(calendar(...Array.from({ length: 1000 }, () => since1970))).events).toHaveLength(11_000);
  });

  test('texts are short and have no control characters; a long identity stays one', () => {
    const uid = 'u'.repeat(5000);
    const [first] = read(
      calendar(
        event(`UID:${uid}`, 'DTSTART;VALUE=DATE:20261210', `SUMMARY:a\\nb\u0007\u202e${'🏠'.repeat(300)}`),
      ),
    ).events;
    expect(first?.summary.startsWith('a b 🏠')).toBe(true);
    expect(Array.from(first?.summary ?? '')).toHaveLength(200);
    expect(first?.uid).toMatch(/^sha256-[0-9a-f]{64}$/);
  });
});

describe('nights', () => {
  test('days are nights of the property, and the end is exclusive', () => {
    expect(nightsOf(event('DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'))).toEqual([
      '1210-1212',
    ]);
    expect(nightsOf(event('DTSTART:20261210', 'DURATION:P1W'))).toEqual(['1210-1217']);
    expect(nightsOf(event('DTSTART;VALUE=DATE:20261210'))).toEqual(['1210-1211']);
    expect(nightsOf(event('DTSTART;TZID=America/Denver:20261210', 'DURATION:PT86400S'))).toEqual([
      '1210-1211',
    ]);
  });

  test('times become nights by the zone that they name', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office\\, Zürich',
      'BEGIN:STANDARD',
      'DTSTART:19701025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    // 23:30 of the 9th at the property, where 06:30 of the 10th in Berlin is the same
    const inBerlin = (tzid: string) =>
      nightsOf(zone, event(`DTSTART;TZID=${tzid}:20261210T063000`, `DTEND;TZID=${tzid}:20261212T080000`));
    for (const tzid of [
      'Europe/Berlin',
      '/mozilla.org/20050126_1/Europe/Berlin',
      'W. Europe Standard Time',
      '"Office, Zürich"',
      'UTC+01',
      '"(GMT +01:00)"',
    ])
      expect(inBerlin(tzid), tzid).toEqual(['1209-1212']);
    expect(nightsOf(event('DTSTART:20261210T053000Z', 'DTEND:20261212T070000Z'))).toEqual(['1209-1212']);
    expect(nightsOf(event('DTSTART:20261210T150000', 'DTEND:20261212T110000'))).toEqual(['1210-1212']);
    expect(nightsOf(event('DTSTART:20261210T150000', 'DURATION:P1DT20H'))).toEqual(['1210-1212']);
    expect(problemsOf(event('DTSTART;TZID=Middle Earth:20261210T150000', 'DURATION:P1D'))).toEqual([
      'unknown_zone',
    ]);
    const hostile = zone.replace('END:STANDARD', 'RRULE:FREQ=SECONDLY\r\nEND:STANDARD');
    expect(
      problemsOf(hostile, event('DTSTART;TZID="Office, Zürich":20261210T150000', 'DURATION:P1D')),
    ).toEqual(['unknown_zone']);
  });

  test('what takes no nights, or none that can be read, is reported, and the other events are read', () => {
    const problems = (...lines: string[]) => {
      const { events, problems } = read(calendar(reserved, event('UID:bad', 'SUMMARY:Bad', ...lines)));
      expect(events).toHaveLength(1);
      return problems;
    };
    expect(problems('DTEND;VALUE=DATE:20261212')).toEqual([{ code: 'no_start', uid: 'bad', summary: 'Bad' }]);
    const codeOf = (...lines: string[]) => problems(...lines)[0]?.code;
    expect(codeOf('DTSTART;VALUE=DATE:20261212', 'DTEND;VALUE=DATE:20261212')).toBe('no_nights');
    expect(codeOf('DTSTART;VALUE=DATE:20261212', 'DTEND;VALUE=DATE:20261210')).toBe('reversed');
    expect(codeOf('DTSTART:20261212T150000')).toBe('no_nights');
    expect(codeOf('DTSTART:20261212T100000', 'DTEND:20261212T120000')).toBe('no_nights');
    expect(codeOf('DTSTART;VALUE=DATE:20261212', 'DURATION:-P1D')).toBe('reversed');
    for (const start of ['20261301', '20260229', 'tomorrow', '2026-12-12', '20261212T250000', ''])
      expect(codeOf(`DTSTART:${start}`), start).toBe('bad_date');
    expect(codeOf('DTSTART;VALUE=DATE:20261212', 'DTEND:20261213T110000')).toBe('bad_date');
    expect(codeOf('DTSTART;VALUE=DATE:20261212', 'DURATION:PT5H')).toBe('bad_date');
    expect(codeOf('DTSTART:20261212T150000', 'DURATION:P999999999999999999W')).toBe('bad_date');
    expect(codeOf('DTSTART:20261212', 'DTSTART:20261213')).toBe('bad_date');
    expect(codeOf('DTSTART;TZID="Europe/Berlin:20261212T150000')).toBe('bad_date');
    expect(codeOf('DTSTART:20261212', 'RRULE:FREQ=FORTNIGHTLY')).toBe('bad_rule');
    expect(codeOf('DTSTART:20261212', 'RRULE:FREQ=DAILY;UNTIL=never')).toBe('bad_date');
    expect(codeOf('DTSTART:20261212', 'EXDATE:soon')).toBe('bad_date');
    expect(problemsOf(`BEGIN:VEVENT\r\nDTSTART:20261212\r\n${reserved}`)).toEqual(['unclosed']);
  });

  test('a broken property that says nothing about the time loses nothing', () => {
    expect(
      nightsOf(event('DTSTART:20261212', 'GEO', 'ATTENDEE;CN="Ann:x', 'SUMMARY;X="y:z', 'no property')),
    ).toEqual(['1212-1213']);
  });

  test('canceled events and those whose time stays free take nothing', () => {
    expect(
      nightsOf(
        event('DTSTART:20261212', 'STATUS:CANCELLED'),
        event('DTSTART:20261212', 'TRANSP:transparent'),
      ),
    ).toEqual([]);
    expect(nightsOf(event('DTSTART:20261212', 'STATUS:TENTATIVE'))).toEqual(['1212-1213']);
  });

  test('nights are those of the window, and a reservation of years is reported', () => {
    const long = (summary: string) => event('DTSTART:20261001', 'DTEND:99991231', `SUMMARY:${summary}`);
    expect(read(calendar(long('Closed'))).events).toMatchObject([
      { arriveDay: '2026-11-20', departDay: '2028-05-01' },
    ]);
    expect(problemsOf(long('Reserved'))).toEqual(['too_long']);
    expect(nightsOf(event('DTSTART:20261110', 'DTEND:20261120'), event('DTSTART:20280501'))).toEqual([]);
  });

  test('an echo of our export is a shadow, and so is a preparation day', () => {
    const echo = reserved.replace('one@airbnb.com', 'stay-1@golark.example');
    const kinds = (file: string, changed = {}) => read(file, changed).events.map(({ kind }) => kind);
    expect(kinds(calendar(echo))).toEqual(['shadow']);
    expect(kinds(calendar(echo), { ownUidSuffix: '' })).toEqual(['reservation']);
    const beside = event('DTSTART:20261205', 'SUMMARY:Airbnb (Not available)');
    expect(kinds(calendar(reserved, beside))).toEqual(['reservation', 'shadow']);
    expect(kinds(calendar(echo, beside))).toEqual(['shadow', 'block']);
  });
});

describe('recurrences', () => {
  const weekly = ['UID:w', 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261206'];

  test('instances have the day of their rule, with more of them and without some', () => {
    const lines = [
      ...weekly,
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;VALUE=DATE:20261211',
      'RDATE;VALUE=DATE:20261230',
    ];
    expect(nightsOf(event(...lines))).toEqual(['1204-1206', '1218-1220', '1225-1227', '1230-0101']);
    const { events } = read(calendar(event(...lines)));
    expect(events.map(({ uid, recurrenceDay }) => [uid, recurrenceDay])).toContainEqual(['w', '2026-12-18']);
    expect(nightsOf(event(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261218;BYDAY=fr, su'))).toHaveLength(5);
    expect(nightsOf(event(...weekly, 'RDATE;VALUE=PERIOD:20261220T220000Z/P2D'))).toEqual([
      '1204-1206',
      '1220-1222',
    ]);
    expect(problemsOf(event(...weekly, 'RRULE:FREQ=WEEKLY', 'EXRULE:FREQ=MONTHLY'))).toEqual(['bad_rule']);
  });

  test('an instance is moved, or canceled, by an event of its own', () => {
    const master = event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3');
    const moved = event('UID:w', 'RECURRENCE-ID;VALUE=DATE:20261211', 'DTSTART:20261213', 'DTEND:20261214');
    const canceled = event('UID:w', 'RECURRENCE-ID;VALUE=DATE:20261218', 'STATUS:CANCELLED');
    const { events } = read(calendar(master, moved, canceled));
    expect(events.map(({ recurrenceDay, arriveDay }) => [recurrenceDay, arriveDay])).toEqual([
      ['2026-12-11', '2026-12-13'],
      ['2026-12-04', '2026-12-04'],
    ]);
    const later = moved.replace('ID;', 'ID;RANGE=THISANDFUTURE;');
    expect(problemsOf(master, later)).toEqual(['this_and_future']);
    expect(nightsOf(later, master)).toEqual(['1213-1214', '1204-1206', '1218-1220']);
  });

  test('timed instances follow the clocks of their zone, and an exception may name the instant in UTC', () => {
    const lines = [
      'DTSTART;TZID=America/Denver:20270305T150000',
      'DTEND;TZID=America/Denver:20270307T110000',
    ];
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20270327T000000Z';
    // the clocks change between the instances: 15:00 is 22:00, then 21:00 in UTC
    const spring = event(...lines, rule, 'EXDATE:20270319T210000Z');
    expect(nightsOf(spring)).toEqual(['0305-0307', '0312-0314', '0326-0328']);
    expect(nightsOf(event(...lines, rule, 'EXDATE;VALUE=DATE:20270319'))).toHaveLength(3);
    expect(nightsOf(event(...lines, 'RRULE:FREQ=WEEKLY;UNTIL=20270312T215959Z'))).toHaveLength(1);
  });
});
