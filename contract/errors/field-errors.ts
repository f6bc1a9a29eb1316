import type { z } from 'zod';
import {
  type FieldErrorCode,
  type FieldErrorParams,
  fieldErrorMessage,
  fieldErrorMessages,
} from './rules.ts';
import type { FieldError } from './schemas.ts';

type Issue = z.core.$ZodIssue;

const codeOf = (issue: Issue): FieldErrorCode => {
  const custom = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  if (typeof custom === 'string' && custom in fieldErrorMessages) return custom as FieldErrorCode;
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'too_short' : 'too_small';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_big';
  if (issue.code === 'unrecognized_keys') return 'unknown_key';
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid_type';
  return 'invalid';
};

const paramsOf = (issue: Issue): FieldErrorParams => {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  return {};
};

/** `fieldError('city', 'too_short', { minimum: 1 })` with the English message of the code. */
export const fieldError = (
  path: string,
  code: FieldErrorCode,
  params: FieldErrorParams = {},
): FieldError => ({
  path,
  code,
  params,
  message: fieldErrorMessage(code, params),
});

const errorsOfIssue = (issue: Issue): FieldError[] => {
  const path = issue.path.map(String);
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  return paths.map((parts) => fieldError(parts.join('.'), codeOf(issue), paramsOf(issue)));
};

/** Whether a value has the wrong shape (400 BAD_INPUT) and not just an unacceptable value (422 VALIDATION_ERROR). */
export const isMalformed = (issue: Issue): boolean =>
  issue.code === 'invalid_type' || issue.code === 'unrecognized_keys' || issue.code === 'invalid_union';

const countRejected = (issues: readonly Issue[]): number => {
  const counts = issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.length : Number(isMalformed(issue)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

/** The issues of the alternative that the value was meant as: the one that rejects the fewest keys and types. */
const issuesOfUnion = (issue: Issue & { code: 'invalid_union' }): Issue[] => {
  const [closest = []] = issue.errors.toSorted((a, b) => countRejected(a) - countRejected(b));
  return closest.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
};

/** Issues with each union replaced by those of its closest alternative. */
export const flattenIssues = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    const inner = issue.code === 'invalid_union' ? issuesOfUnion(issue) : [];
    return inner.length > 0 ? flattenIssues(inner) : [issue];
  });

/** The field errors of a failed validation. Parse with `reportInput: true`, or an absent value has the wrong code. */
export const fieldErrorsOfIssues = (issues: readonly Issue[]): FieldError[] =>
  flattenIssues(issues).flatMap(errorsOfIssue);
