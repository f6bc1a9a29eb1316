import type { FieldErrorCode } from '@golark/contract/errors/rules';
import type { FieldError } from '@golark/contract/errors/schemas';
import { pictureLimits } from '@golark/contract/listing-pictures/rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { en } from '@golark/messages/pages/en';
import { translatorOf } from '../../platform/translations.ts';

type ProblemKey = keyof typeof en.images.problems;

const problemOfField: Partial<Record<FieldErrorCode, ProblemKey>> = {
  picture_too_big: 'tooBig',
  picture_too_many_pixels: 'tooManyPixels',
  picture_too_small: 'tooSmall',
  picture_animated: 'animated',
  picture_format: 'format',
  picture_heic: 'heic',
  picture_damaged: 'damaged',
  picture_other_format: 'otherFormat',
  picture_limit: 'full',
};

const problemOfStatus: Readonly<Record<number, ProblemKey>> = {
  401: 'signedOut',
  403: 'signedOut',
  404: 'gone',
  429: 'busy',
  503: 'busy',
};

/** The members of a problem document that are read. */
export type ReadProblem = {
  status: number;
  detail?: string | undefined;
  errors?: readonly Pick<FieldError, 'code' | 'params'>[] | undefined;
  /** The number of uploads that was reached: the server says in the reader's language what to do. */
  limit?: number | undefined;
};

/** Why a picture was not added, as a sentence; null stands for no response. */
export const pictureSentence = (problem: ReadProblem | null, locale: Locale): string => {
  const t = translatorOf(locale, 'images');
  if (problem?.limit !== undefined && problem.detail) return problem.detail;
  const [error] = problem?.errors ?? [];
  const key = (error && problemOfField[error.code]) ?? problemOfStatus[problem?.status ?? 0] ?? 'connection';
  const values = { format: '', maximum: 0, minimum: 0, ...error?.params };
  return t(`problems.${key}`, values);
};

export const tooBigSentence = (locale: Locale): string =>
  translatorOf(locale, 'images')('problems.tooBig', { maximum: pictureLimits.megabytes });
