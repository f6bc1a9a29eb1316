import { addDays } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EventValues, lossOf, matchEvents, type StoredEvent } from './match-events.ts';

const day = (number: number) => addDays('2027-01-01', number);

const event = (values: Partial<EventValues> & { from: number; nights?: number }): EventValues => {
  const { from, nights = 3, ...rest } = values;
  const days = { arriveDay: day(from), departDay: day(from + nights) };
  return {
    uid: null,
    recurrenceDay: null,
    code: null,
    kind: 'reservation',
    summary: 'Reserved',
    ...days,
    ...rest,
  };
};

const stored = (events: readonly EventValues[]): StoredEvent[] =>
  events.map((one, i) => ({ ...one, id: `stored-${i}` }));

describe('events of a fetch are compared with the stored ones', () => {
  it('by reservation code first: the same reservation on other nights, under another identity', () => {
    const { changed, added, removed } = matchEvents(
      stored([event({ code: 'HMAAAAAAAA', uid: 'a', from: 1 })]),
      [event({ code: 'HMAAAAAAAA', uid: 'b', from: 20 })],
    );
    expect(changed).toMatchObject([{ before: { id: 'stored-0' }, after: { arriveDay: day(20) } }]);
    expect([added, removed]).toEqual([[], []]);
  });

  it('an identity with another code is another reservation, also when two have swapped theirs', () => {
    const found = matchEvents(
      stored([
        event({ code: 'HMAAAAAAAA', uid: 'a', from: 1 }),
        event({ code: 'HMBBBBBBBB', uid: 'b', from: 9 }),
      ]),
      [event({ code: 'HMBBBBBBBB', uid: 'a', from: 9 }), event({ code: 'HMCCCCCCCC', uid: 'b', from: 1 })],
    );
    expect(found.changed).toMatchObject([{ before: { id: 'stored-1' }, after: { code: 'HMBBBBBBBB' } }]);
    expect(found.added).toMatchObject([{ code: 'HMCCCCCCCC' }]);
    expect(found.removed).toMatchObject([{ id: 'stored-0' }]);
  });

  it('by identity where there is no code: a shorter stay is a change', () => {
    const { changed } = matchEvents(stored([event({ uid: 'a', from: 1, nights: 5 })]), [
      event({ uid: 'a', from: 1, nights: 2 }),
    ]);
    expect(changed).toMatchObject([{ before: { departDay: day(6) }, after: { departDay: day(3) } }]);
  });

  it('by nights where the identity changes every day and the start moves with today', () => {
    const closed = { kind: 'block', summary: 'CLOSED - Not available' } as const;
    const found = matchEvents(
      stored([
        event({ ...closed, uid: '1@booking', from: 0, nights: 4 }),
        event({ ...closed, uid: '2@booking', from: 30 }),
      ]),
      [
        event({ ...closed, uid: '8@booking', from: 1, nights: 3 }),
        event({ ...closed, uid: '9@booking', from: 30 }),
      ],
    );
    expect([found.added, found.removed]).toEqual([[], []]);
    expect(found.changed.map(({ before }) => before.id)).toEqual(['stored-0', 'stored-1']);
  });

  it('never by nights where there is a code: another guest came in place of the first', () => {
    const found = matchEvents(stored([event({ code: 'HMAAAAAAAA', uid: 'a', from: 1 })]), [
      event({ code: 'HMBBBBBBBB', uid: 'b', from: 1 }),
    ]);
    expect(found).toMatchObject({
      added: [{ code: 'HMBBBBBBBB' }],
      removed: [{ id: 'stored-0' }],
      changed: [],
    });
  });

  it('a repeated identity is as many events', () => {
    const twice = [event({ uid: 'a', from: 1 }), event({ uid: 'a', from: 10 })];
    expect(matchEvents(stored(twice), twice.toReversed())).toMatchObject({
      sameCount: 2,
      added: [],
      removed: [],
    });
    expect(matchEvents(stored(twice.slice(0, 1)), twice)).toMatchObject({
      sameCount: 1,
      added: [{ arriveDay: day(10) }],
    });
  });

  const anEvent = fc
    .record({
      uid: fc.option(fc.constantFrom('a', 'b', 'c')),
      code: fc.option(fc.constantFrom('HMAAAAAAAA', 'HMBBBBBBBB')),
      kind: fc.constantFrom('reservation', 'block', 'shadow'),
      from: fc.nat(30),
      nights: fc.integer({ min: 1, max: 5 }),
    })
    .map((values) => event(values as Parameters<typeof event>[0]));

  it('what is stored, changed as the differences say, is what was fetched', () => {
    fc.assert(
      fc.property(
        fc.array(anEvent, { maxLength: 8 }),
        fc.array(anEvent, { maxLength: 8 }),
        (before, after) => {
          const known = stored(before);
          const { added, changed, removed, sameCount } = matchEvents(known, after);
          const gone = new Set(removed.map(({ id }) => id));
          const byId = new Map(changed.map((change) => [change.before.id, change.after]));
          const result = known
            .filter(({ id }) => !gone.has(id))
            .map(({ id, ...values }) => byId.get(id) ?? values)
            .concat(added);
          const sorted = (events: readonly EventValues[]) =>
            events.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
          expect(sorted(result)).toEqual(sorted(after));
          expect(sameCount + changed.length + removed.length).toBe(known.length);
        },
      ),
    );
  });
});

describe('a fetch is suspicious', () => {
  const known = stored([1, 10, 20, 30].map((from) => event({ uid: `${from}`, from })));

  it('if it loses more than half of the events that take nights', () => {
    expect(lossOf(known, matchEvents(known, known.slice(0, 2)))).toBeNull();
    expect(lossOf(known, matchEvents(known, known.slice(0, 1)))).toEqual({ lost: 3, known: 4 });
    expect(lossOf(known, matchEvents(known, []))).toEqual({ lost: 4, known: 4 });
  });

  it('not because shadows are gone, or because everything is on other nights', () => {
    const shadows = stored([1, 10].map((from) => event({ uid: `s${from}`, kind: 'shadow', from })));
    expect(lossOf(shadows, matchEvents(shadows, []))).toBeNull();
    const moved = known.map((one) => ({ ...one, arriveDay: addDays(one.arriveDay, 1) }));
    expect(lossOf(known, matchEvents(known, moved))).toBeNull();
  });
});
