import type { FieldErrorCode } from '@golark/contract/errors/rules';
import type { FieldError } from '@golark/contract/errors/schemas';
import { translatorOf } from '../../platform/translations.ts';
import type { DraftField } from './draft-problems.ts';
import type { ListOutcome } from './list-outcome.ts';
import { problemSentences } from './problem-sentences.ts';

/** The field of the form for each path of the body. */
export const listingFieldOf: Readonly<Record<string, DraftField>> = {
  eventId: 'section',
  sectionId: 'section',
  seats: 'from',
  'seats.from': 'from',
  'seats.to': 'to',
  splitRule: 'split',
  priceAmount: 'price',
  facePriceAmount: 'face',
  inHandOn: 'inHand',
  delivery: 'holding',
};

/** Codes with a sentence of their own; all others have that of their field. */
const sentenceOfCode = {
  seats_space: 'seatsSpace',
  split_bay: 'splitBay',
  seats_too_many: 'seatsTooMany',
  split_impossible: 'splitImpossible',
  price_above_cap: 'priceAboveCap',
  disclosure_aisle: 'disclosureAisle',
  in_hand_needed: 'inHandNeeded',
  in_hand_past: 'inHandPast',
  in_hand_late: 'inHandLate',
} as const satisfies Partial<Record<FieldErrorCode, string>>;

type Words = Parameters<typeof problemSentences>[1];
type Failed = {
  error: { errors?: readonly FieldError[] | undefined } | null;
  outcome: Pick<ListOutcome, 'errors'>;
};

/** What the server rejected, at the fields of the form and in the form's own words. */
export const listingErrors = ({ error, outcome }: Failed, words: Words): ListOutcome['errors'] => {
  const t = translatorOf(words.locale, 'sell');
  const named = Object.keys(outcome.errors).map((field) => [field, field]);
  const own: Record<string, string> = {};
  for (const { path, code, params } of error?.errors ?? []) {
    const field = listingFieldOf[path] ?? path.split('.')[0] ?? path;
    if (!Object.hasOwn(sentenceOfCode, code)) continue;
    own[field] ??= t(`codes.${sentenceOfCode[code as keyof typeof sentenceOfCode]}`, params);
  }
  const errors = Object.fromEntries(Object.entries(outcome.errors).map(([path, text]) => [path, text]));
  return { ...errors, ...problemSentences(Object.fromEntries(named), words), ...own };
};
