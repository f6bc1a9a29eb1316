import type { en } from '@golark/messages/pages/en';
import type { FieldErrors } from './field-errors.ts';

/** Keys of the sentences that are shown above a form. */
export type FormProblem = keyof typeof en.fields.formProblems;

/** The result of submitting a form: done, or rejected with a sentence at each field or one above the form. */
export type FormOutcome = {
  /** Which form of the page, and which of several equal forms. */
  intent: string;
  subject: string;
  isDone: boolean;
  errors: FieldErrors;
  problem: FormProblem | null;
  /** A complete sentence, for a rejection that no problem describes. */
  detail: string | null;
  /** The submitted values without passwords and card numbers: a page without JavaScript shows them again. */
  values: Readonly<Record<string, string>>;
};

const empty = { subject: '', isDone: false, errors: {}, problem: null, detail: null, values: {} } as const;

export const outcomeOf = (intent: string, given: Partial<FormOutcome> = {}): FormOutcome => ({
  ...empty,
  ...given,
  intent,
});

export const doneOutcome = (intent: string): FormOutcome => outcomeOf(intent, { isDone: true });

/** The outcome if it belongs to this form of the page. An outcome without an intent belongs to every form. */
export const outcomeFor = (
  outcome: FormOutcome | undefined,
  intent: string,
  subject = '',
): FormOutcome | undefined => {
  if (!outcome || outcome.intent === '') return outcome;
  return outcome.intent === intent && outcome.subject === subject ? outcome : undefined;
};
