import type { Locale } from '@golark/contract/locale/rules';
import { data } from 'react-router';
import type { en } from '../messages/en.ts';
import type { ApiError } from './api-client.ts';
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts';

/** Keys of the sentences that stand above a form. */
export type FormProblem = keyof typeof en.fields.formProblems;

/** What became of a form: done, or refused with a sentence at each field or one above the form. */
export type FormOutcome = {
  /** Which form of the page, and which of several alike. */
  intent: string;
  subject: string;
  isDone: boolean;
  errors: FieldErrors;
  problem: FormProblem | null;
  /** What the server said, where it says more than a problem can. */
  detail: string | null;
  /** What was typed, passwords left out: a page without JavaScript shows it again. */
  kept: Readonly<Record<string, string>>;
};

const nothing = { subject: '', isDone: false, errors: {}, problem: null, detail: null, kept: {} } as const;
const unprocessable = { status: 422 };

export const outcomeOf = (intent: string, given: Partial<FormOutcome> = {}): FormOutcome => ({
  ...nothing,
  ...given,
  intent,
});

export const doneOutcome = (intent: string): FormOutcome => outcomeOf(intent, { isDone: true });

/** 422, so that the page's data is not loaded anew for nothing. */
export const refused = <Outcome extends FormOutcome>(outcome: Outcome) => data(outcome, unprocessable);

export const trimmed = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** As typed: spaces at the ends of a password belong to it. */
export const asTyped = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export const keptOf = (form: FormData, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, trimmed(form, name)]));

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Leaves out the fields that are well. */
export const onlyErrors = (errors: Readonly<Record<string, string | null | undefined>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));

const problemOfCode: Partial<Record<ApiError['code'], FormProblem>> = {
  INVALID_CREDENTIALS: 'wrongCredentials',
  RATE_LIMITED: 'tooMany',
  ACCOUNT_SUSPENDED: 'suspended',
  UNAUTHENTICATED_ERROR: 'signedOut',
  NOT_FOUND: 'notFound',
  CARD_DECLINED: 'declined',
};

type Refusal = { intent: string; locale: Locale; kept?: FormOutcome['kept']; subject?: string } & {
  /** The field of the form for a path of the call where the two differ: `address.line1` → `addressLine1`. */
  fieldOf?: Readonly<Record<string, string>>;
};

/** What the server refused: at the fields of the form, or above it. */
export const outcomeOfError = (error: ApiError, { locale, fieldOf = {}, ...given }: Refusal): FormOutcome => {
  const errors = Object.fromEntries(
    Object.entries(fieldErrorsOf(error, locale)).map(([path, words]) => [
      fieldOf[path] ?? path.split('.').at(-1) ?? path,
      words,
    ]),
  );
  const problem = hasErrors(errors) ? null : (problemOfCode[error.code] ?? 'unavailable');
  return outcomeOf(given.intent, { ...given, errors, problem });
};
