import { type Phrase, parsePhrases } from '../phrase.ts';
import { closings as closingsEn, shortReviews as shortEn, turns as turnsEn } from './en/closings.ts';
import { comforts as comfortsEn } from './en/comforts.ts';
import { essentials as essentialsEn } from './en/essentials.ts';
import { openings as openingsEn } from './en/openings.ts';
import { outings as outingsEn } from './en/outings.ts';
import { comforts as comfortsEs } from './es/comforts.ts';
import { essentials as essentialsEs } from './es/essentials.ts';
import {
  closings as closingsEs,
  openings as openingsEs,
  shortReviews as shortEs,
  turns as turnsEs,
} from './es/frames.ts';
import type { TopicLines } from './topics.ts';

export type Polarity = 'good' | 'minor' | 'major';

interface TopicPhrases extends Record<Polarity, Phrase[]> {
  needs: string[] | null;
}

export interface ReviewLines {
  topics: Map<string, TopicPhrases>;
  openings: Phrase[];
  closings: Phrase[];
  short: Phrase[];
  turns: { toComplaint: string[]; toPraise: string[]; more: string[] };
}

const registers = new Set(['c', 'f', 'b', 'n']);

/** Phrases without a register are `plain` ones. "We were" becomes "I was" for a traveler alone. */
const parseTopic = (lines: string): Phrase[] =>
  parsePhrases(preparePronouns(lines)).map((phrase) =>
    phrase.requires.some(([first]) => registers.has(first ?? ''))
      ? phrase
      : { ...phrase, requires: [...phrase.requires, ['plain']] },
  );

const preparePronouns = (lines: string): string =>
  lines
    .replaceAll(/\{(we|We)\} were\b/g, '{$1} {were}')
    .replaceAll(/\{(we|We)\} are\b/g, '{$1} {are}')
    .replaceAll(/(?<=::.*)\bweekend\b/g, '{weekend}');

const parseFrames = (lines: string): Phrase[] => parsePhrases(preparePronouns(lines));

const topicsOf = (...groups: Record<string, TopicLines>[]): ReviewLines['topics'] =>
  new Map(
    groups.flatMap((group) =>
      Object.entries(group).map(([topic, { needs, good, minor, major }]) => [
        topic,
        {
          needs: needs?.split('/') ?? null,
          good: parseTopic(good),
          minor: parseTopic(minor),
          major: parseTopic(major),
        },
      ]),
    ),
  );

export const reviewLines: Record<'en' | 'es', ReviewLines> = {
  en: {
    topics: topicsOf(essentialsEn, comfortsEn, outingsEn),
    openings: parseFrames(openingsEn),
    closings: parseFrames(closingsEn),
    short: parseFrames(shortEn),
    turns: turnsEn,
  },
  es: {
    topics: topicsOf(essentialsEs, comfortsEs),
    openings: parseFrames(openingsEs),
    closings: parseFrames(closingsEs),
    short: parseFrames(shortEs),
    turns: turnsEs,
  },
};
