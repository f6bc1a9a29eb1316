import type { Random } from '../../stays/random.ts';
import { hasItsSlots, matchesTags, type Phrase, renderPhrase, type Slots } from '../phrase.ts';
import { contractSpanish } from '../slots.ts';
import type { SentenceCounter } from './count-sentences.ts';
import type { ReviewLines } from './lines.ts';
import { type Point, verdictOf } from './plan-review.ts';
import { pickWeekday, type Trip } from './trip.ts';
import type { Voice } from './voices.ts';

const maxWords = 145;
const attempts = 6;

export interface ReviewContext {
  rating: number;
  voice: Voice;
  trip: Trip;
  slots: Slots;
  /** Of the stay, the trip and the voice. */
  tags: Set<string>;
  lines: ReviewLines;
  sentences: SentenceCounter | null;
}

interface Piece {
  text: string;
  point: Point | null;
}

const wordCount = (text: string): number => {
  let count = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count += 1;
  return count;
};

const render = (phrase: Phrase, context: ReviewContext, random: Random): string => {
  const { locale } = context.voice;
  // each sentence tells of its own day
  context.slots['weekday'] = pickWeekday(context.trip, locale, random);
  const text = renderPhrase(phrase, context.slots, random.next);
  return locale === 'es' ? contractSpanish(text) : text;
};

/** A rendering of one of the phrases that fits and is not worn out; null after some attempts. */
const writePiece = (
  phrases: Phrase[],
  context: ReviewContext,
  { random, hasLead = false }: { random: Random; hasLead?: boolean },
): string | null => {
  if (phrases.length === 0) return null;
  let left = attempts;
  for (let tries = 0; tries < 40 && left > 0; tries++) {
    const phrase = random.pick(phrases);
    if (!matchesTags(phrase, context.tags) || !hasItsSlots(phrase, context.slots)) continue;
    const rendered = render(phrase, context, random);
    const text = hasLead ? addLead(rendered, context, random) : rendered;
    if (!context.sentences || context.sentences.use(text)) return text;
    left -= 1;
  }
  return null;
};

const startsWithName = (text: string, slots: Slots): boolean =>
  ['host', 'city', 'hood', 'sight', 'beach', 'lake', 'mountain'].some((slot) => {
    const name = slots[slot];
    return name !== undefined && text.startsWith(name);
  });

/** Continues a sentence: its first letter becomes lower case, unless it is a name, an abbreviation or "I". */
const continueWith = (start: string, text: string, { slots }: ReviewContext): string =>
  /^\p{Lu}\p{Ll}*[ ,]/u.test(text) && !/^I /.test(text) && !startsWithName(text, slots)
    ? `${start} ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
    : `${start} ${text}`;

/** Leads over from praise to a complaint, or the other way around in a bad review. */
const addTurn = (pieces: Piece[], context: ReviewContext, random: Random): void => {
  const at = pieces.findIndex(
    ({ point }, i) =>
      point &&
      pieces[i - 1]?.point &&
      (point.polarity === 'good') !== (pieces[i - 1]?.point?.polarity === 'good'),
  );
  const piece = pieces[at];
  if (!piece || context.voice.style === 'list') return;
  const { toComplaint, toPraise } = context.lines.turns;
  const isPraise = piece.point?.polarity === 'good';
  if (!isPraise && (piece.point?.polarity === 'major' || random.chance(0.5))) return;
  const text = continueWith(random.pick(isPraise ? toPraise : toComplaint), piece.text, context);
  if (!context.sentences || context.sentences.use(text)) piece.text = text;
};

const leadShare = 0.16;

/** Now and then a sentence refers to the one before: "Also, the kitchen …". */
const addLead = (text: string, context: ReviewContext, random: Random): string =>
  continueWith(random.pick(context.lines.turns.more), text, context);

const endSentence = (text: string): string => (/[.!?:…]$/.test(text) ? text : `${text}.`);

const joinLowercase = (texts: string[], random: Random): string => {
  const joint = random.pick(['. ', '. ', '. ', ', ', '\n', ' ... ']);
  return texts
    .map((text) => text.replace(/[.!:]+$/, '').replaceAll(/[’']/g, random.chance(0.7) ? '' : "'"))
    .join(joint)
    .toLowerCase();
};

const joinExcited = (texts: string[], random: Random): string =>
  texts
    .map((text) => (random.chance(0.4) ? endSentence(text).replace(/\.$/, '!') : endSentence(text)))
    .join(' ');

const joinParagraphs = (texts: string[]): string => {
  const sentences = texts.map(endSentence);
  if (sentences.length < 5) return sentences.join(' ');
  const middle = Math.ceil(sentences.length / 2);
  return `${sentences.slice(0, middle).join(' ')}\n\n${sentences.slice(middle).join(' ')}`;
};

const joinList = (pieces: Piece[]): string =>
  pieces
    .map(({ text, point }) =>
      point ? `${point.polarity === 'good' ? '+' : '-'} ${text.replace(/\.$/, '')}` : text,
    )
    .join('\n');

const joinPieces = (pieces: Piece[], { style }: Voice, random: Random): string => {
  const texts = pieces.map(({ text }) => text);
  if (style === 'list') return joinList(pieces);
  if (style === 'lowercase') return joinLowercase(texts, random);
  if (style === 'excited') return joinExcited(texts, random);
  if (style === 'paragraphs') return joinParagraphs(texts);
  return texts.map(endSentence).join(' ');
};

const writeShort = (context: ReviewContext, random: Random): string =>
  writePiece(context.lines.short, context, { random }) ??
  (context.voice.locale === 'es' ? 'Gracias.' : 'Thank you.');

export interface WrittenReview {
  body: string;
  /** The points that the text makes: a planned one is left out where no phrase fits. */
  points: Point[];
}

export const writeReview = (plan: Point[], context: ReviewContext, random: Random): WrittenReview => {
  const { voice, lines, tags } = context;
  tags.add(verdictOf(context.rating));
  if (plan.every(({ polarity }) => polarity === 'good')) tags.add('pure');
  const pieces: Piece[] = [];
  let words = 0;
  const add = (phrases: Phrase[], point: Point | null): void => {
    if (words > maxWords - 32) return;
    const canLead = point?.polarity === 'good' && pieces.at(-1)?.point?.polarity === 'good';
    const hasLead = canLead && point.topic !== 'outing' && voice.style !== 'list' && random.chance(leadShare);
    const text = writePiece(phrases, context, { random, hasLead });
    if (!text) return;
    words += wordCount(text);
    pieces.push({ text, point });
  };
  if (voice.topics[1] > 0) {
    if (random.chance(voice.openingShare)) add(lines.openings, null);
    for (const point of plan) add(lines.topics.get(point.topic)?.[point.polarity] ?? [], point);
    const hasPoints = pieces.some(({ point }) => point);
    if (hasPoints && random.chance(voice.closingShare)) add(lines.closings, null);
  }
  const points = pieces.flatMap(({ point }) => point ?? []);
  // an opening alone says too little, and one that ends with a colon nothing
  if (points.length === 0) return { body: writeShort(context, random), points };
  addTurn(pieces, context, random);
  return { body: joinPieces(pieces, voice, random), points };
};
