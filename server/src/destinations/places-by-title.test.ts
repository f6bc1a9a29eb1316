import { fillPlaces } from '@golark/catalog/places';
import { searchDestinations } from '@golark/contract/destinations/calls';
import { foldText } from '@golark/contract/text/fold';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isThorough } from '#testing/is-thorough';
import { createTestApp, type TestApp } from '#testing/test-app';

interface Place {
  id: string;
  name: string;
  state: string;
}

let golark: TestApp;
let places: Place[];
beforeAll(async () => {
  golark = await createTestApp();
  await fillPlaces(golark.database.pool);
  const { rows } = await sql<Place>`SELECT c.id, c.name, s.name AS state
    FROM cities c JOIN states s ON s.id = c.state_id ORDER BY c.id`.execute(golark.database.db);
  places = rows;
});
afterAll(() => golark.close());

const titleOf = ({ name, state }: Pick<Place, 'name' | 'state'>): string => `${name}, ${state}`;

const firstFor = async (query: string): Promise<string | undefined> => {
  const { body } = await golark.call(searchDestinations, { body: { query, hitsPerPage: 1 } });
  const [hit] = body.hits;
  return hit && titleOf({ name: hit.name, state: hit.stateName });
};

const apostrophes = ["'", '’', '‘', 'ʻ', 'ʼ', '`', '´', ''];
const anyApostrophe = /['’‘ʻʼ`´]/;
const abbreviated = [
  ['Saint', 'St.'],
  ['Sainte', 'Ste'],
  ['Fort', 'Ft'],
  ['Mount', 'Mt.'],
] as const;

/** The title with each form of an apostrophe, and with words as they are abbreviated and not. */
const spellingsOf = (place: Place): string[] => {
  const title = titleOf(place);
  const signs = anyApostrophe.test(title) ? apostrophes : [''];
  const words = abbreviated.flatMap(([long, short]) => [
    title.replace(new RegExp(`\\b${long}\\b`), short),
    title.replace(new RegExp(`\\b${short.replace('.', '\\.?')}(?=\\s)`), long),
  ]);
  return [
    ...new Set([...signs.map((sign) => title.replaceAll(new RegExp(anyApostrophe, 'g'), sign)), ...words]),
  ];
};

const wrongFor = async (place: Place, spelling: string): Promise<string[]> => {
  const found = (await firstFor(spelling)) ?? 'nothing';
  return foldText(found) === foldText(titleOf(place)) ? [] : [`${spelling}: ${found}`];
};

const atOnce = 8;

/** Which spellings find another place, whose title is not the same. */
const wrongSpellings = async (of: readonly Place[]): Promise<string[]> => {
  const asked = of.flatMap((place) => spellingsOf(place).map((spelling) => ({ place, spelling })));
  const wrong: string[] = [];
  for (let from = 0; from < asked.length; from += atOnce) {
    const some = asked.slice(from, from + atOnce);
    wrong.push(...(await Promise.all(some.map(({ place, spelling }) => wrongFor(place, spelling)))).flat());
  }
  return wrong;
};

/** All of them with `npm run faults`. */
const someOf = (of: readonly Place[], count: number): readonly Place[] =>
  isThorough ? of : fc.sample(fc.constantFrom(...of), count);

test('a place with an apostrophe is first for its own title, with any apostrophe and without', async () => {
  const known = ["O'Fallon", 'Kapa‘a', 'Hau‘ula', 'Lā‘ie'];
  const named = places.filter(({ name }) => anyApostrophe.test(name));
  const ofKnown = named.filter(({ name }) => known.includes(name));
  expect(ofKnown.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
  expect(await wrongSpellings([...ofKnown, ...someOf(named, 8)])).toEqual([]);
});

test('any place is first for its own title, however its words are spelled', async () => {
  const isAbbreviated = ({ name }: Place): boolean => /\b(saint|sainte|fort|mount|st|ft|mt)\b/i.test(name);
  expect(await wrongSpellings(someOf(places.filter(isAbbreviated), 6))).toEqual([]);
  expect(await wrongSpellings(someOf(places, 6))).toEqual([]);
});

test('what is being typed finds the abbreviated word and those that begin with it', async () => {
  expect(await firstFor('Saint Louis')).toBe('St. Louis, Missouri');
  expect(await firstFor('Ft Worth')).toBe('Fort Worth, Texas');
  expect(await firstFor('Rocky Mt')).toBe('Rocky Mount, North Carolina');
  expect(await firstFor('Billings, MT')).toBe('Billings, Montana');
  expect(await firstFor('st')).toMatch(/^(St\.|Saint) /);
  expect(await firstFor('sto')).toBe('Stockton, California');
  const { body } = await golark.call(searchDestinations, { body: { query: 'ste', hitsPerPage: 10 } });
  const names = body.hits.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Sainte Genevieve', 'Stevens Point']));
});
