import type { Locale } from '@golark/contract/locale/rules';
import { stayPath } from '@golark/contract/paths';
import { findKnownCity, searchedTexts } from '#destinations';
import type { Context } from '#platform/context';
import { createTimedCache } from '#platform/timed-cache';
import { findStaysByTitle, type TitledStay } from '#stays/suggested';
import type { Suggested } from './suggest-places.ts';

/** Shorter words are in most titles. */
const upToFourLetters = /^.*?[^ ]{4}/;
/** A word may be in thousands of titles: so many of them are compared. */
const mostCompared = 100;
const shown = 3;
const size = 10_000;

const suggestStay = async (ctx: Context, stay: TitledStay, text: string): Promise<Suggested> => {
  const { id, title, folded, city_id } = stay;
  const city = await findKnownCity(ctx, city_id);
  const detail = city ? `${city.name}, ${city.state_name}` : '';
  return {
    kind: 'stay',
    shownAs: id,
    size,
    edits: 0,
    isExact: folded === text,
    isStart: folded.startsWith(text),
    present: () => ({
      kind: 'stay',
      id,
      label: title,
      detail,
      path: stayPath(id),
      icon: null,
      stayCount: null,
    }),
  };
};

/** The rest of a word is answered from what its first letters have found. */
const ofFirstLetters = createTimedCache<TitledStay[]>({ minutes: 1, max: 2000 });

const staysTitled = async (ctx: Context, text: string, locale: Locale): Promise<readonly TitledStay[]> => {
  const [letters = ''] = upToFourLetters.exec(text) ?? [];
  if (letters === '') return [];
  const find = (words: string, limit: number) => findStaysByTitle(ctx.db, { text: words, locale, limit });
  const [found = []] = await ofFirstLetters(ctx, `${locale} ${letters}`, async () => [
    await find(letters, mostCompared + 1),
  ]);
  if (found.length > mostCompared && text !== letters) return find(text, mostCompared);
  return found.filter(({ folded }) => ` ${folded}`.includes(` ${text}`));
};

/** Those that begin with the text first, then those with most reviews. */
const byFit =
  (text: string) =>
  (one: TitledStay, other: TitledStay): number =>
    Number(other.folded.startsWith(text)) - Number(one.folded.startsWith(text)) ||
    other.review_count - one.review_count ||
    (one.id < other.id ? -1 : 1);

/** Stays by their title, from the beginning of any of its words on, as they are spelled. */
export const suggestStays = async (ctx: Context, typed: string, locale: Locale): Promise<Suggested[]> => {
  const [text = ''] = searchedTexts(typed);
  const found = await staysTitled(ctx, text, locale);
  const best = found.toSorted(byFit(text)).slice(0, shown);
  return Promise.all(best.map((stay) => suggestStay(ctx, stay, text)));
};
