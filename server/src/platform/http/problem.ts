import {
  type ErrorCode,
  errorTable,
  type FieldErrorCode,
  type FieldErrorParams,
  fieldErrorMessages,
} from '@golark/contract/errors/rules';
import type { FieldError, Problem } from '@golark/contract/errors/schemas';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Failure, fieldError } from '../failure.ts';

const codeOfFrameworkError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_INPUT',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_INPUT',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_INPUT',
  FST_ERR_BAD_URL: 'BAD_INPUT',
};

const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = codeOfFrameworkError[code];
  if (known) return new Failure(known, { detail: (error as Error).message });
  if (error instanceof SyntaxError && statusCode === 400) {
    return new Failure('BAD_INPUT', { detail: 'The body is not valid JSON.' });
  }
  if (statusCode === 429) return new Failure('RATE_LIMITED', { detail: 'Too many calls. Try again later.' });
  return new Failure('INTERNAL_ERROR', { detail: 'Something went wrong on our side.' });
};

const problemOf = (failure: Failure, requestId: string): Problem => {
  const { status, kind, title } = errorTable[failure.code];
  const { detail, errors, extra } = failure.details;
  return {
    type: 'about:blank',
    title,
    status,
    detail: detail ?? title,
    kind,
    code: failure.code,
    ...(errors ? { errors } : {}),
    ...extra,
    requestId,
  };
};

/** The only place where an error becomes a response; unexpected errors are logged with their stack. */
export const respondWithProblem = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const failure = asFailure(error);
  if (failure.code === 'INTERNAL_ERROR') request.log.error({ err: error }, 'unexpected error');
  const problem = problemOf(failure, request.id);
  if (failure.details.retryAfterSeconds)
    reply.header('retry-after', String(failure.details.retryAfterSeconds));
  return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
};

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

const isMalformed = (issue: Issue): boolean =>
  issue.code === 'invalid_type' || issue.code === 'unrecognized_keys' || issue.code === 'invalid_union';

const rejectedIn = (issues: readonly Issue[]): number => {
  const counts = issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.length : Number(isMalformed(issue)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

/** The issues of the alternative that most likely was intended: the one with the fewest wrong keys and types. */
const issuesOfUnion = (issue: Issue & { code: 'invalid_union' }): Issue[] => {
  const [closest = []] = issue.errors.toSorted((a, b) => rejectedIn(a) - rejectedIn(b));
  return closest.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
};

const withoutUnions = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    const inner = issue.code === 'invalid_union' ? issuesOfUnion(issue) : [];
    return inner.length > 0 ? withoutUnions(inner) : [issue];
  });

const fieldErrorsOf = (issue: Issue): FieldError[] => {
  const path = issue.path.map(String);
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  return paths.map((parts) => fieldError(parts.join('.'), codeOf(issue), paramsOf(issue)));
};

/** A wrong shape is 400 BAD_INPUT; a well-formed but unacceptable value is 422 VALIDATION_ERROR. */
export const failureOfIssues = (found: readonly Issue[]): Failure => {
  const issues = withoutUnions(found);
  const errors = issues.flatMap(fieldErrorsOf);
  const code = issues.some(isMalformed) ? 'BAD_INPUT' : 'VALIDATION_ERROR';
  const first = errors[0];
  return new Failure(code, {
    detail: first ? `${first.path || 'body'}: ${first.message}` : 'Bad input',
    errors,
  });
};
