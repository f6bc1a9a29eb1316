import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@golark/contract/call';
import { commonErrors, type ErrorCode } from '@golark/contract/errors/rules';
import { schemasOf } from '@golark/contract/schemas';
import { hasControl } from '@golark/contract/text/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { accountOf, type Caller } from '../caller.ts';
import { badInput, Failure } from '../failure.ts';
import type { IdempotentRequest, IdempotentResponse } from '../idempotency.ts';
import { readFlagsHeader } from './flags-header.ts';
import { failureOfIssues } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered call, for the OpenAPI document. */
    calls: Call[];
    callerOf(request: FastifyRequest): Promise<Caller>;
    /** Runs a request once per key and stores its response. */
    runOnce<T>(request: IdempotentRequest, work: () => Promise<T>): Promise<IdempotentResponse<T>>;
    /** Tests: a response that does not match its schema, or an undeclared error, is a failure. */
    checkResponses: boolean;
  }
}

export interface CallInput<C extends Call> {
  caller: Caller;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw failureOfIssues(parsed.error.issues);
};

const isCommon = (code: ErrorCode): boolean => commonErrors.some((common) => common === code);

/** Throws for an error that the call does not declare, or whose details do not match the declared schema. */
const assertDeclared = (call: Call, error: unknown): void => {
  if (!(error instanceof Failure) || isCommon(error.code)) return;
  const { errors } = schemasOf(call);
  const details = errors[error.code];
  if (details === undefined) {
    throw new Error(`${call.name} failed with ${error.code}, which its contract does not declare`, {
      cause: error,
    });
  }
  details?.parse(error.details.extra ?? {});
};

const keyHeader = 'idempotency-key';

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers[keyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > 255 || hasControl(key))
    throw badInput('Idempotency-Key', 'header_length');
  return key;
};

/** Runs the handler, for a call that declares it once per `Idempotency-Key`. */
const onceOr = async <C extends Call>(
  run: () => Promise<ResponseOf<C>>,
  { app, call, input }: { app: FastifyInstance; call: C; input: CallInput<C> },
): Promise<ResponseOf<C>> => {
  const key = call.isIdempotent ? keyOf(input.request) : null;
  if (key === null) return run();
  const { params, body } = input;
  const accountId = accountOf(input.caller);
  const request = { accountId, key, call: call.name, body: { params, body } };
  const { response, isReplay } = await app.runOnce(request, run);
  if (isReplay) input.reply.header('idempotent-replayed', 'true');
  return response;
};

/** Serves one call of the contract: caller, validation, use case, response. */
export const registerCall = <const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C>) => Promise<ResponseOf<C>>,
): void => {
  const schemas = schemasOf(call);
  app.calls.push(call);
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      readFlagsHeader(request);
      const caller = await app.callerOf(request);
      if (call.access === 'account') accountOf(caller);
      const input = {
        caller,
        params: parse(schemas.params, request.params),
        query: parse(schemas.query, request.query),
        body: parse(schemas.body, request.body),
        request,
        reply,
      } as CallInput<C>;
      const run = (): Promise<ResponseOf<C>> =>
        handle(input).catch((error: unknown) => {
          if (app.checkResponses) assertDeclared(call, error);
          throw error;
        });
      const response = await onceOr(run, { app, call, input });
      if (!schemas.response) return reply.status(call.status).send();
      if (app.checkResponses) schemas.response.parse(response);
      return reply.status(call.status).type('application/json; charset=utf-8').send(JSON.stringify(response));
    },
  });
};
