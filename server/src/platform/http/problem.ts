import { type ErrorCode, errorTable, type FieldError, type Problem } from '@golark/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Failure } from '../failure.ts';

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

/** The one place where an error becomes an answer; what nobody expected is logged with its stack. */
export const answerWithProblem = (
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

/** `too_small` of a text field is `minLength N`: clients map these words to their own (specification, section 5). */
const messageOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'too_small' && issue.origin === 'string') return `minLength ${issue.minimum}`;
  if (issue.code === 'invalid_format') return 'invalid string value';
  if (issue.code === 'unrecognized_keys') return 'is not a known key';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is required';
  return issue.message;
};

const isMalformed = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' || issue.code === 'unrecognized_keys' || issue.code === 'invalid_union';

const fieldErrorsOf = (issue: z.core.$ZodIssue): FieldError[] => {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), message: messageOf(issue) }];
  return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: messageOf(issue) }));
};

/** Wrong shape is 400 BAD_INPUT, a well-formed value that is not acceptable 422 VALIDATION_ERROR. */
export const failureOfIssues = (issues: readonly z.core.$ZodIssue[]): Failure => {
  const errors = issues.flatMap(fieldErrorsOf);
  const code = issues.some(isMalformed) ? 'BAD_INPUT' : 'VALIDATION_ERROR';
  const first = errors[0];
  return new Failure(code, {
    detail: first ? `${first.path || 'body'}: ${first.message}` : 'Bad input',
    errors,
  });
};
