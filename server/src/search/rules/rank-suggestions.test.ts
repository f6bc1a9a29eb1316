import { expect, test } from 'vitest';
import { type Candidate, rankSuggestions } from './rank-suggestions.ts';

type Named = Candidate & { name: string };

const candidate = (name: string, change: Partial<Candidate> = {}): Named => ({
  ...{ name, shownAs: name, kind: 'city', size: 1000, edits: 0, isExact: false, isStart: true },
  ...change,
});

const namesOf = (candidates: Named[], limit = 10): string[] =>
  rankSuggestions(candidates, limit).map(({ name }) => name);

test('exact names come first, then beginnings, then later words, then misspelled ones; larger ones first', () => {
  const candidates = [
    candidate('misspelled', { edits: 1, size: 900_000 }),
    candidate('later word', { isStart: false, size: 8000 }),
    candidate('small beginning'),
    candidate('large beginning', { size: 7000 }),
    candidate('exact', { isExact: true, size: 1 }),
  ];
  expect(namesOf(candidates)).toEqual([
    ...['exact', 'large beginning', 'small beginning', 'later word', 'misspelled'],
  ]);
});

test('a misspelled name is shown if no other is, or if it is much larger than all of them', () => {
  const misspelled = candidate('misspelled', { edits: 1, size: 150_000 });
  expect(namesOf([misspelled])).toEqual(['misspelled']);
  expect(namesOf([misspelled, candidate('beginning')])).toEqual(['beginning']);
  expect(namesOf([{ ...misspelled, edits: 2, size: 900_000 }, candidate('beginning')])).toEqual([
    'beginning',
  ]);
});

test('one kind leaves room for the others, and fills what they leave', () => {
  const cities = Array.from({ length: 12 }, (_, number) =>
    candidate(`city ${number}`, { size: 100 - number }),
  );
  const events = Array.from({ length: 4 }, (_, number) =>
    candidate(`event ${number}`, { kind: 'event', size: 1 }),
  );
  const mixed = namesOf([...cities, ...events]);
  expect(mixed.filter((name) => name.startsWith('event'))).toEqual(['event 0', 'event 1']);
  expect(mixed).toHaveLength(10);
  expect(namesOf(cities)).toHaveLength(10);
  expect(namesOf([...cities, ...events], 1)).toEqual(['city 0']);
});

test('of two that look the same the better one is shown', () => {
  const same = { shownAs: 'Central, Tennessee' };
  expect(namesOf([candidate('small', same), candidate('large', { ...same, size: 5000 })])).toEqual(['large']);
});

test('nothing gives nothing', () => expect(rankSuggestions([], 10)).toEqual([]));
