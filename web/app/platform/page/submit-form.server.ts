import type { BodyInputOf, Call, ProblemOf, ResponseOf } from '@golark/contract/call';
import { fieldError, fieldErrorsOfIssues } from '@golark/contract/errors/field-errors';
import type { FieldErrorCode } from '@golark/contract/errors/rules';
import type { FieldError } from '@golark/contract/errors/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { schemasOf } from '@golark/contract/schemas';
import { data } from 'react-router';
import type { ApiError, CallArguments } from '../api-client.ts';
import { callOnce } from './call-once.server.ts';
import { type FieldErrors, fieldErrorsOf, sentencesOf } from './field-errors.ts';
import { type FormOutcome, type FormProblem, outcomeOf } from './form-outcome.ts';
import { valuesOf } from './form-values.ts';
import type { FormRequest } from './page-request.ts';

/** A body as a form has it: every field may be missing until the contract's schema has accepted it. */
type Draft<T> = T extends string
  ? string
  : T extends readonly (infer One)[]
    ? Draft<One>[]
    : T extends object
      ? { [Key in keyof T]?: Draft<T[Key]> | undefined }
      : T;

export type Submission<C extends Call> = {
  intent: string;
  call: C;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Draft<BodyInputOf<C>>;
  /** Errors that the schema does not know, by the paths of the body. */
  errors?: readonly FieldError[];
  /** Fields whose values are shown again after a rejection. */
  fields?: readonly string[];
  subject?: string;
  /** The field of the form for a path of the body where the names differ: `address.line1` → `addressLine1`. */
  fieldOf?: Readonly<Record<string, string>>;
};

/** `error` is null when the form was rejected before the call was made. */
export type SubmitResult<C extends Call> =
  | { ok: true; data: ResponseOf<C>; headers: Headers }
  | { ok: false; error: ApiError<ProblemOf<C>> | null; outcome: FormOutcome };

const problemOfCode: Partial<Record<ApiError['code'], FormProblem>> = {
  INVALID_CREDENTIALS: 'wrongCredentials',
  RATE_LIMITED: 'tooMany',
  ACCOUNT_SUSPENDED: 'suspended',
  UNAUTHENTICATED_ERROR: 'signedOut',
  NOT_FOUND: 'notFound',
  CARD_DECLINED: 'declined',
};

const schemaErrors = (call: Call, body: unknown): FieldError[] => {
  const parsed = schemasOf(call).body?.safeParse(body, { reportInput: true });
  return !parsed || parsed.success ? [] : fieldErrorsOfIssues(parsed.error.issues);
};

type Named = Pick<Submission<Call>, 'fieldOf'>;

/** The sentences by the names of the form's fields; a path without a name of its own is named by its last part. */
const atFields = (sentences: FieldErrors, { fieldOf = {} }: Named): FieldErrors => {
  const named: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(sentences))
    named[fieldOf[path] ?? path.split('.').at(-1) ?? path] ??= sentence;
  return named;
};

/** The outcome of a failed call: sentences at the fields of the form, or one above it. */
export const outcomeOfError = (
  error: ApiError,
  { intent, locale, ...rest }: { intent: string; locale: Locale } & Partial<FormOutcome> & Named,
): FormOutcome => {
  const { fieldOf, ...given } = rest;
  const errors = atFields(fieldErrorsOf(error, locale), fieldOf ? { fieldOf } : {});
  const hasErrors = Object.keys(errors).length > 0;
  // a limit on payments: the server says in the reader's language what to do
  if (error.code === 'RATE_LIMITED' && 'limit' in error)
    return outcomeOf(intent, { ...given, detail: error.detail });
  return outcomeOf(intent, {
    ...given,
    errors,
    problem: hasErrors ? null : (problemOfCode[error.code] ?? 'unavailable'),
  });
};

/**
 * Submits a form: validates the body with the contract's schema, makes the call and reports what was rejected at the
 * fields of the form.
 */
export const submitForm = async <const C extends Call>(
  { api, form, locale }: FormRequest,
  { call, body, params, query, headers, errors = [], fields = [], ...named }: Submission<C>,
): Promise<SubmitResult<C>> => {
  const { intent, subject = '', fieldOf } = named;
  const shown = { intent, subject, values: valuesOf(form, fields) };
  const found = [...schemaErrors(call, body), ...errors];
  if (found.length > 0) {
    const sentences = atFields(sentencesOf(found, locale), named);
    return { ok: false, error: null, outcome: outcomeOf(intent, { ...shown, errors: sentences }) };
  }
  const input = {
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(body ? { body } : {}),
    ...(headers ? { headers } : {}),
  };
  const result = await callOnce({ api, form }, call, input as CallArguments<C>);
  if (result.ok) return result;
  const outcome = outcomeOfError(result.error, { ...shown, locale, ...(fieldOf ? { fieldOf } : {}) });
  return { ok: false, error: result.error, outcome };
};

/** The outcome of a form in which one field is wrong. */
export const rejectField = (
  intent: string,
  { path, code }: { path: string; code: FieldErrorCode },
  locale: Locale,
): FormOutcome => outcomeOf(intent, { errors: sentencesOf([fieldError(path, code)], locale) });

const unprocessable = { status: 422 };

/** Responds with the outcome and 422, so that the page's loaders do not run again. */
export const rejected = <Outcome extends FormOutcome>(outcome: Outcome) => data(outcome, unprocessable);
