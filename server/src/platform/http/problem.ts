import { fieldErrorsOfIssues, flattenIssues, isMalformed } from '@golark/contract/errors/field-errors';
import { type ErrorCode, errorTable } from '@golark/contract/errors/rules';
import type { Problem } from '@golark/contract/errors/schemas';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isTemporaryError } from '../database/is-temporary.ts';
import { badInput, Failure } from '../failure.ts';
import { ClientGone } from './gone.ts';

const codeOfFrameworkError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_INPUT',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

/** For errors of the framework and its plugins that are not listed above: what the client did wrong stays a 4xx. */
const codeOfFrameworkStatus: Record<number, ErrorCode> = {
  400: 'BAD_INPUT',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

const knownCodeOf = ({ code = '', statusCode = 500 }: Partial<FastifyError>): ErrorCode | undefined =>
  codeOfFrameworkError[code] ?? (code.startsWith('FST_') ? codeOfFrameworkStatus[statusCode] : undefined);

const isMalformedBody = (error: unknown, { code, statusCode }: Partial<FastifyError>): boolean =>
  code === 'FST_ERR_CTP_INVALID_JSON_BODY' ||
  code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ||
  (error instanceof SyntaxError && statusCode === 400);

const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (isMalformedBody(error, { code, statusCode })) return badInput('body', 'not_json');
  if (code === 'FST_ERR_BAD_URL') return badInput('path', 'invalid');
  const known = knownCodeOf({ code, statusCode });
  if (known) return new Failure(known, { detail: (error as Error).message });
  if (statusCode === 429) return new Failure('RATE_LIMITED', { detail: 'Too many calls. Try again later.' });
  // nobody receives this
  if (error instanceof ClientGone) return new Failure('UNAVAILABLE', { detail: error.message });
  if (isTemporaryError(error)) {
    return new Failure('UNAVAILABLE', {
      detail: 'The database did not respond. Try again.',
      retryAfterSeconds: 1,
    });
  }
  return new Failure('INTERNAL_ERROR', { detail: 'Something went wrong on our side.' });
};

/** The body of the response to a failure. */
export const problemOf = (failure: Failure, requestId: string): Problem => {
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
  else if (failure.code === 'UNAVAILABLE' && isTemporaryError(error))
    request.log.warn({ err: error }, 'the database did not respond');
  const problem = problemOf(failure, request.id);
  if (failure.details.retryAfterSeconds)
    reply.header('retry-after', String(failure.details.retryAfterSeconds));
  return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
};

/** A wrong shape is 400 BAD_INPUT; a well-formed but unacceptable value is 422 VALIDATION_ERROR. */
export const failureOfIssues = (
  found: readonly z.core.$ZodIssue[],
  { isAlwaysBadInput = false }: { isAlwaysBadInput?: boolean } = {},
): Failure => {
  const issues = flattenIssues(found);
  // an error of the whole body has no path of its own
  const errors = fieldErrorsOfIssues(issues).map((error) => ({ ...error, path: error.path || 'body' }));
  const code = isAlwaysBadInput || issues.some(isMalformed) ? 'BAD_INPUT' : 'VALIDATION_ERROR';
  const first = errors[0];
  return new Failure(code, {
    detail: first ? `${first.path}: ${first.message}` : 'Bad input',
    errors,
  });
};
