import type { Locale } from '@golark/contract/locale/rules';
import { stayPath } from '@golark/contract/paths';
import { findKnownCity, searchedTexts } from '#destinations';
import type { Context } from '#platform/context';
import { findStaysByTitle, type TitledStay } from '#stays/suggested';
import type { Suggested } from './suggest-places.ts';

/** Shorter words are in most titles. */
const wordToLookFor = /[^ ]{4}/;
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

/** Stays by their title, from the beginning of any of its words on, as they are spelled. */
export const suggestStays = async (ctx: Context, typed: string, locale: Locale): Promise<Suggested[]> => {
  const [text = ''] = searchedTexts(typed);
  if (!wordToLookFor.test(text)) return [];
  const found = await findStaysByTitle(ctx.db, { text, locale, limit: shown });
  return Promise.all(found.map((stay) => suggestStay(ctx, stay, text)));
};
