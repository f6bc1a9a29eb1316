import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call: `visitor` anyone (a token is honoured), `account` only with a valid session. */
export type Access = 'visitor' | 'account';

/**
 * One call of the API: what goes in, what comes out and which errors it may answer.
 * Validation, the OpenAPI document and the typed client are all made from it.
 */
export interface Call {
  /** camelCase verb and noun; the OpenAPI `operationId`. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` placeholders. */
  readonly path: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The status of success and its body; `null` for an empty body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly answer: z.ZodType | null;
  /** Beside the errors that every call may answer (see `commonErrors`). */
  readonly errors: readonly ErrorCode[];
  /** What it names belongs to one account; to every other it does not exist (NOT_FOUND). */
  readonly isOwned?: boolean;
  /** Moves money or stock: takes `Idempotency-Key`. */
  readonly idempotent?: boolean;
}

export const commonErrors: readonly ErrorCode[] = [
  'BAD_INPUT',
  'UNAUTHENTICATED_ERROR',
  'UNAUTHORIZED_ERROR',
  'ACCOUNT_SUSPENDED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
];

/** Keeps the literal types of a call's schemas. */
export const defineCall = <const C extends Call>(call: C): C => call;

type Part<S> = S extends z.ZodType ? z.infer<S> : undefined;
export type ParamsOf<C extends Call> = Part<C['params']>;
export type QueryOf<C extends Call> = Part<C['query']>;
export type BodyOf<C extends Call> = Part<C['body']>;
export type AnswerOf<C extends Call> = C['answer'] extends z.ZodType ? z.infer<C['answer']> : undefined;
/** What a client may send before defaults are filled in. */
export type QueryInputOf<C extends Call> = C['query'] extends z.ZodType ? z.input<C['query']> : undefined;
export type BodyInputOf<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;
