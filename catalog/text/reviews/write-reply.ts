import type { Random } from '../../stays/random.ts';
import { hasItsSlots, matchesTags, type Phrase, parsePhrases, renderPhrase, type Slots } from '../phrase.ts';
import { contractSpanish } from '../slots.ts';
import type { SentenceCounter } from './count-sentences.ts';
import type { Point } from './plan-review.ts';
import { replies } from './replies.ts';
import type { Trip } from './trip.ts';

const parts = {
  en: {
    thanks: parsePhrases(replies.en.thanks),
    answer: parsePhrases(replies.en.answer),
    end: parsePhrases(replies.en.end),
  },
  es: {
    thanks: parsePhrases(replies.es.thanks),
    answer: parsePhrases(replies.es.answer),
    end: parsePhrases(replies.es.end),
  },
};

interface RepliedReview {
  trip: Trip;
  rating: number;
  points: Point[];
  slots: Slots;
  locale: 'en' | 'es';
  tags: Set<string>;
}

const replyShare = (rating: number): number => (rating <= 3 ? 0.42 : 0.175);

/** The host's answer to a review, in its language; null for four of five. It answers a complaint that the review makes. */
export const writeReply = (
  host: { hostName: string; isHostCompany: boolean; sentences: SentenceCounter | null },
  { trip, rating, points, slots, locale, tags }: RepliedReview,
  random: Random,
): string | null => {
  if (!random.chance(replyShare(rating))) return null;
  const complaint = points.find(({ polarity }) => polarity !== 'good');
  const replyTags = new Set(tags).add(host.isHostCompany ? 'company' : 'person');
  if (complaint) replyTags.add('complaint').add(`t-${complaint.topic}`);
  else replyTags.add('thankful');
  if (rating <= 3) replyTags.add('low');
  const own: Slots = {
    ...slots,
    author: trip.author.split(' ')[0] ?? trip.author,
    I: host.isHostCompany ? 'we' : 'I',
    me: host.isHostCompany ? 'us' : 'me',
    my: host.isHostCompany ? 'our' : 'my',
  };
  const write = (phrases: Phrase[]): string[] => {
    const fitting = phrases.filter((phrase) => matchesTags(phrase, replyTags) && hasItsSlots(phrase, own));
    for (let attempt = 0; attempt < 4 && fitting.length > 0; attempt++) {
      const text = renderPhrase(random.pick(fitting), own, random.next).replace(/\bi\b/g, 'I');
      if (host.sentences && !host.sentences.use(text)) continue;
      return [locale === 'es' ? contractSpanish(text) : text];
    }
    return [];
  };
  const { thanks, answer, end } = parts[locale];
  const wantsEnd = !complaint || random.chance(0.5);
  const text = [...write(thanks), ...write(answer), ...(wantsEnd ? write(end) : [])].join(' ');
  return text === '' ? null : text;
};
