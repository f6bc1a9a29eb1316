import type { Review, Stay } from '../stays/stay.ts';
import { voices } from './reviews/voices.ts';

/** Sentences as readers count them: letters only, because case and punctuation don't make another sentence. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?]+(?:\s+|$)|\n/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim()
        .replace(/ {2,}/g, ' '),
    )
    .filter(Boolean);

export const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** Sentences of at most five words are what anybody says: "Would stay again." */
const isLong = (sentence: string): boolean => sentence.split(' ').length > 5;

const quantile = (sorted: number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

const countAll = (texts: string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

const measureSentences = (reviews: Review[]) => {
  const counts = countAll(reviews.flatMap(({ body }) => sentencesOf(body)));
  let all = 0;
  let mostOften = 0;
  for (const [sentence, count] of counts) {
    all += count;
    if (isLong(sentence)) mostOften = Math.max(mostOften, count);
  }
  return { sentences: all, distinctSentences: counts.size, mostRepeated: mostOften };
};

export const measureTexts = (stays: Stay[]) => {
  const reviews = stays.flatMap((stay) => stay.reviews);
  const lengths = reviews.map(({ body }) => wordCount(body)).sort((a, b) => a - b);
  const share = (matches: (review: Review) => boolean): number =>
    reviews.filter(matches).length / reviews.length;
  const descriptionLengths = (locale: string): number[] =>
    stays
      .flatMap(({ texts }) => texts.filter((text) => text.locale === locale))
      .map(({ description }) => wordCount(description))
      .sort((a, b) => a - b);
  return {
    stays: stays.length,
    reviews: reviews.length,
    voices: { en: voices.en.length, es: voices.es.length },
    ...measureSentences(reviews),
    spanishShare: share(({ locale }) => locale === 'es'),
    replyShare: share(({ reply_body }) => reply_body !== null),
    topicShare: share(({ praised, criticized }) => praised.length + criticized.length > 0),
    words: [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((part) => quantile(lengths, part)),
    descriptionWords: {
      en: [0, 0.5, 1].map((part) => quantile(descriptionLengths('en'), part)),
      es: [0, 0.5, 1].map((part) => quantile(descriptionLengths('es'), part)),
    },
  };
};

export type TextMeasures = ReturnType<typeof measureTexts>;

// two digits: a phrase more or less should rarely change the page
const rounded = (value: number): string => Number(value.toPrecision(2)).toLocaleString('en-US');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** `docs/catalog-text.md`. */
export const measuresPage = (measures: TextMeasures): string => {
  const rows: [string, string][] = [
    ['stays', measures.stays.toLocaleString('en-US')],
    ['reviews', rounded(measures.reviews)],
    ['voices in English, Spanish', `${measures.voices.en}, ${measures.voices.es}`],
    ['sentences in reviews', rounded(measures.sentences)],
    ['distinct sentences', rounded(measures.distinctSentences)],
    ['most frequent sentence of six words or more', `${measures.mostRepeated} times`],
    ['reviews in Spanish', percent(measures.spanishShare)],
    ['reviews with a response from the host', percent(measures.replyShare)],
    ['reviews that mention a topic of the breakdown', percent(measures.topicShare)],
    ['words of a review: shortest, median, longest', [0, 3, 6].map((i) => measures.words[i]).join(', ')],
    [
      'words of a review: 10 %, 25 %, 75 %, 90 %',
      [1, 2, 4, 5].map((i) => rounded(measures.words[i] ?? 0)).join(', '),
    ],
    ['words of an English description: shortest, median, longest', measures.descriptionWords.en.join(', ')],
    ['words of a Spanish description', measures.descriptionWords.es.join(', ')],
  ];
  return `# Catalog text

How varied the generated texts are, measured over the first catalog of 5,000 stays by \`catalog/text/texts.test.ts\`, which fails if this page is
out of date or a limit is broken. After a change of the phrases: \`WRITE_CATALOG_TEXT=1 npx vitest run --project rules catalog/text/texts\`.

| | |
|---|---|
${rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}

## Limits
- No sentence of six words or more occurs more than five times in the reviews of 5,000 stays; larger catalogs allow one more per thousand stays.
- A review has 1 to 150 words; a tenth are in Spanish, a fifth have a response from the host.
- A description has 60 to 180 words in each language, in Spanish with *tú*.
- A text names a pool, a hot tub, a fireplace and so on only if the stay has one.
- A review mentions each topic once, praises nothing that it complains about, and has complaints and praise that match its stars
  (\`catalog/text/reviews/plan-review.test.ts\`).
`;
};
