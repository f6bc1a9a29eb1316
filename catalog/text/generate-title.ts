import type { StayLook } from '../facts/look.ts';
import { createRandom, type Random } from '../stays/random.ts';
import { tagsOfLook } from './look-slots.ts';
import { matchesTags, type Phrase, parsePhrases, renderPhrase } from './phrase.ts';
import { contractSpanish, generateSlots, type SlotPair, type TextFacts } from './slots.ts';
import { addTitleSlots } from './title-slots.ts';
import { homeTitles, hotelTitles } from './titles.ts';

interface TitlePhrase {
  en: Phrase;
  es: Phrase;
}

const parseTitles = (lines: string): TitlePhrase[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [tags = '', texts = ''] = line.split('::');
      const [en = '', es = ''] = texts.split(' ~ ');
      const [first, second] = parsePhrases(`${tags} :: ${en}\n${tags} :: ${es}`);
      if (!first || !second || !es) throw new Error(`a title without its Spanish version: ${line}`);
      return { en: first, es: second };
    });

const titles = { homes: parseTitles(homeTitles), hotels: parseTitles(hotelTitles) };

export interface Title {
  en: string;
  es: string;
}

const maxTitleLength = 62;
const flats = ['is-apartment', 'is-condo', 'is-studio'];

// of two random titles the one with more required tags, so that specific titles occur more often
const pickMoreSpecific = (choices: TitlePhrase[], random: Random): TitlePhrase => {
  const a = random.pick(choices);
  const b = random.pick(choices);
  return a.en.requires.length >= b.en.requires.length ? a : b;
};

export interface TitleContext {
  tags: Set<string>;
  look: StayLook;
  /** Titles used in the same city; never repeated. */
  cityTitles: Set<string>;
  /** Titles used in the whole catalog, repeated only after 40 attempts; null in large catalogs. */
  catalogTitles: Set<string> | null;
}

/** Returns a title in both languages and adds it to the used ones. */
export const generateTitle = (
  facts: TextFacts,
  { tags, look, cityTitles, catalogTitles }: TitleContext,
  random: Random,
): Title => {
  const createSlots = (): SlotPair => {
    const slots = generateSlots(facts, tags, random);
    addTitleSlots(slots, { facts, tags, look }, random);
    return slots;
  };
  let slots = createSlots();
  const known = new Set([...tags, ...tagsOfLook(look)]);
  // a flat has the color of a building that is not its own
  if (flats.some((flat) => tags.has(flat))) for (const named of ['paint', 'walls']) known.delete(named);
  const choices = titles[tags.has('hotel') ? 'hotels' : 'homes'].filter(({ en }) => matchesTags(en, known));
  for (let attempt = 0; ; attempt++) {
    const phrase = pickMoreSpecific(choices, random);
    const seed = random.integer(0, 2 ** 31);
    const title = {
      en: renderPhrase(phrase.en, slots.en, createRandom(seed).next),
      es: contractSpanish(renderPhrase(phrase.es, slots.es, createRandom(seed).next)),
    };
    if (attempt > 60) {
      // only reached with very many stays in one city
      const number = random.integer(2, 9999);
      title.en += `, no. ${number}`;
      title.es += `, n.º ${number}`;
    }
    const isNewInCatalog = attempt > 40 || !(catalogTitles?.has(title.en) || catalogTitles?.has(title.es));
    const isNewInCity = !cityTitles.has(title.en) && !cityTitles.has(title.es);
    if (isNewInCatalog && isNewInCity && title.en.length <= maxTitleLength) {
      for (const set of [cityTitles, catalogTitles]) set?.add(title.en).add(title.es);
      return title;
    }
    slots = createSlots();
  }
};
