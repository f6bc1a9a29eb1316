import { type City, cities, states } from '@golark/catalog/places';
import { foldText } from '@golark/contract/text/fold';
import { expect, test } from 'vitest';
import { createNameIndex } from './name-index.ts';
import { nicknames } from './nicknames.ts';
import { searchedTexts } from './searched-texts.ts';

const stateNames = new Map(states.map(({ id, name }) => [id, foldText(name)]));
const bySize = cities().toSorted((one, other) => other.population - one.population);
const index = createNameIndex(
  bySize.map(({ id, name, stateId }) => ({
    name: foldText(name),
    aliases: nicknames[id] ?? [],
    contexts: [stateNames.get(stateId) ?? '', stateId],
  })),
);

const find = (typed: string): City[] => index.find(searchedTexts(typed)).map(({ at }) => bySize[at] as City);
const firstFor = (typed: string): string | undefined => find(typed)[0]?.id;

test.each([
  ['chcago', 'il-chicago'],
  ['sand iego', 'ca-san-diego'],
  ['huoston', 'tx-houston'],
  ['philidelphia', 'pa-philadelphia'],
  ['nashvile', 'tn-nashville'],
  ['new orlens', 'la-new-orleans'],
  ['st louis', 'mo-st-louis'],
  ['saint louis', 'mo-st-louis'],
  ['st. paul', 'mn-saint-paul'],
  ['winston salem', 'nc-winston-salem'],
  ['winstonsalem', 'nc-winston-salem'],
  ['cañon city', 'co-canon-city'],
  ['canon city', 'co-canon-city'],
  ['vegas', 'nv-las-vegas'],
])('%s is misspelled or incomplete and still found first', (typed, id) => expect(firstFor(typed)).toBe(id));

test.each([
  ['denver co', 'co-denver'],
  ['denver, colorado', 'co-denver'],
  ['denvr colo', 'co-denver'],
  ['portland', 'or-portland'],
  ['portland or', 'or-portland'],
  ['portland me', 'me-portland'],
  ['portland, maine', 'me-portland'],
  ['springfield il', 'il-springfield'],
])('%s is the place of that state', (typed, id) => expect(firstFor(typed)).toBe(id));

test.each([
  ['nyc', 'ny-new-york-city'],
  ['la', 'ca-los-angeles'],
  ['nueva york', 'ny-new-york-city'],
  ['philly', 'pa-philadelphia'],
  ['dc', 'dc-washington'],
])('%s is a nickname', (typed, id) => expect(firstFor(typed)).toBe(id));

test('every nickname belongs to a place of the catalog', () => {
  const ids = new Set(bySize.map(({ id }) => id));
  expect(Object.keys(nicknames).filter((id) => !ids.has(id))).toEqual([]);
});

test('what is being typed finds the larger place first, exact names before all others', () => {
  expect(['den', 'denv', 'denve'].map(firstFor)).toEqual(Array(3).fill('co-denver'));
  expect(find('york').map(({ id }) => id)).toEqual(expect.arrayContaining(['ny-new-york-city']));
  expect(firstFor('york')).toBe('pa-york');
  expect(find('denver').every(({ name }) => name.includes('Denver'))).toBe(true);
});

test('a misspelled larger place follows an exact smaller one', () => {
  expect(
    find('milwaukie')
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['or-milwaukie', 'wi-milwaukee']);
});

test('nonsense, other scripts and nothing find nothing', () => {
  for (const typed of ['qqqqzzzz', '', '%%%', '🎉', 'القاهرة', 'x'.repeat(100_000)])
    expect(find(typed), typed.slice(0, 9)).toEqual([]);
});

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** One error of each sort, at a place and with a letter that depend on the number only. */
const misspellings = (name: string, number: number): Record<string, string> => {
  const joined = name.replaceAll(' ', '');
  const at = number % (name.length - 2);
  const letter = letters[number % letters.length] as string;
  return {
    omitted: name.slice(0, at) + name.slice(at + 1),
    inserted: name.slice(0, at + 1) + letter + name.slice(at + 1),
    replaced: name.slice(0, at) + letter + name.slice(at + 1),
    exchanged: name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
    split: `${joined.slice(0, at + 1)} ${joined.slice(at + 1)}`,
  };
};

test('of the 300 largest places, nine in ten are first with one error, and nearly all among the first five', () => {
  const asked = bySize.slice(0, 300).flatMap((city, position) =>
    Object.entries(misspellings(foldText(city.name), position * 7 + 1)).map(([sort, typed]) => {
      const at = find(typed).slice(0, 5).indexOf(city);
      return { sort, isFirst: at === 0, isShown: at >= 0 };
    }),
  );
  for (const [sort, of] of Object.entries(Object.groupBy(asked, ({ sort }) => sort))) {
    const share = (key: 'isFirst' | 'isShown') => (of ?? []).filter((one) => one[key]).length / 300;
    expect([sort, share('isFirst') > 0.88, share('isShown') > 0.96]).toEqual([sort, true, true]);
  }
});
