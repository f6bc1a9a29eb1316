import type { z } from 'zod';
import type { Access } from './access/rules.ts';
import type { CommonErrorCode, ErrorCode } from './errors/rules.ts';
import type { Problem } from './errors/schemas.ts';

/**
 * What a call accepts and returns. The server validates with it and the OpenAPI document is generated from it;
 * browsers use only its types.
 */
export interface CallSchemas {
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body of a successful response; `null` for an empty one. */
  readonly response: z.ZodType | null;
  /**
   * The errors that the call may return beside `commonErrors`, each with the schema of the members that it adds to
   * the problem document; `null` adds none.
   */
  readonly errors: { readonly [Code in ErrorCode]?: z.ZodObject | null };
}

/** One call of the API as plain data: all that a client needs to make it. */
export interface Call<S extends CallSchemas = CallSchemas, A extends Access = Access> {
  /** camelCase verb and noun; the OpenAPI `operationId`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` placeholders. */
  readonly path: string;
  readonly access: A;
  /** The status of success; 204 has no body. */
  readonly status: 200 | 201 | 202 | 204;
  /** Names a resource of one owner, an account or a host; for every other one it does not exist (NOT_FOUND). */
  readonly isOwned?: boolean;
  /** Moves money or stock: accepts `Idempotency-Key`. Every call but a GET declares it. */
  readonly isIdempotent?: boolean;
  /** Programs write what it is sent, not people in forms: every value that it does not accept is BAD_INPUT. */
  readonly rejectsAsBadInput?: boolean;
  /** What a busy server limits together with this call; most calls are limited together. */
  readonly work?:
    | 'searches'
    | 'quotes'
    | 'bookings'
    | 'holds'
    | 'queues'
    | 'uploads'
    | 'parts'
    | 'logins'
    | 'feeds';
  /** Bytes of the body, if it may be larger than those of other calls. */
  readonly bodyLimit?: number;
  /** The media type of a body that is not JSON: bytes, which the handler reads from the request; there is no schema for it. */
  readonly accepts?: 'application/offset+octet-stream';
  /** The media type of a success that is not JSON; `response` is then null. */
  readonly sends?: 'application/pdf' | 'text/csv' | 'text/event-stream';
  /** Neither counted by address nor queued: a machine calls, and it repeats what was refused only much later. */
  readonly isUnlimited?: boolean;
  /** Carries the types of the call's schemas; never set. */
  readonly schemas?: S;
}

type SchemasOf<C> = C extends Call<infer S> ? S : never;
type Output<S> = S extends z.ZodType ? z.infer<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Optional<S, Key extends string> = S extends { [K in Key]: infer T } ? T : undefined;

export type ParamsOf<C extends Call> = Output<Optional<SchemasOf<C>, 'params'>>;
export type QueryOf<C extends Call> = Output<Optional<SchemasOf<C>, 'query'>>;
export type BodyOf<C extends Call> = Output<Optional<SchemasOf<C>, 'body'>>;
export type ResponseOf<C extends Call> = Output<SchemasOf<C>['response']>;
/** What a client may send before defaults are filled in. */
export type QueryInputOf<C extends Call> = Input<Optional<SchemasOf<C>, 'query'>>;
export type BodyInputOf<C extends Call> = Input<Optional<SchemasOf<C>, 'body'>>;

type Members<S> = S extends z.ZodType ? z.infer<S> : unknown;
type DeclaredProblem<Errors> = {
  [Code in keyof Errors & ErrorCode]: Problem & { code: Code } & Members<Errors[Code]>;
}[keyof Errors & ErrorCode];

/** The problem documents that a call may return: checking `code` makes the details of that error available. */
export type ProblemOf<C extends Call> =
  | DeclaredProblem<SchemasOf<C>['errors']>
  | (Problem & { code: Exclude<CommonErrorCode, keyof SchemasOf<C>['errors']> });
