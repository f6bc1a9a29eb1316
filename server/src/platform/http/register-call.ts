import { actingHostHeader } from '@golark/contract/access/rules';
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@golark/contract/call';
import { commonErrors, type ErrorCode } from '@golark/contract/errors/rules';
import { chunkType } from '@golark/contract/listing-pictures/rules';
import { schemasOf } from '@golark/contract/schemas';
import { hasControl } from '@golark/contract/text/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { admit, type Caller, type CallerOf, ownerOf } from '../caller.ts';
import { badInput, Failure, notFound } from '../failure.ts';
import { reachStep } from '../fault-point.ts';
import type { IdempotentRequest, IdempotentResponse, KeyHolder } from '../idempotency.ts';
import { ByteRate } from './byte-rate.ts';
import { readFlagsHeader } from './flags-header.ts';
import { signalOfClient } from './gone.ts';
import { failureOfIssues } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered call, for the OpenAPI document. */
    calls: Call[];
    callerOf(request: FastifyRequest): Promise<Caller>;
    /** The id of the browser; one without gets it with the response. */
    deviceIdOf(request: FastifyRequest, reply: FastifyReply): string;
    /** Runs a request once per key and stores its response. */
    runOnce<T>(request: IdempotentRequest, work: () => Promise<T>): Promise<IdempotentResponse<T>>;
    /** Tests: a response that does not match its schema, or an undeclared error, is a failure. */
    checkResponses: boolean;
  }
}

export interface CallInput<C extends Call> {
  /** Has what the access of the call guarantees: an account, or the acting host. */
  caller: CallerOf<C['access']>;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}

const parse = (
  schema: z.ZodType | undefined,
  value: unknown,
  { rejectsAsBadInput = false }: Call,
): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw failureOfIssues(parsed.error.issues, { isAlwaysBadInput: rejectsAsBadInput });
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

/**
 * Whose key it is: the account's; of a visitor, the link's with which the call is made, or the browser's. A visitor without either
 * gets the cookie with this response and repeats the request with it.
 */
const holderOf = (app: FastifyInstance, { caller, query, request, reply }: CallInput<Call>): KeyHolder => {
  if (caller.session) return { accountId: caller.session.account.accountId };
  const link = (query as { key?: unknown } | undefined)?.key;
  return { secret: typeof link === 'string' ? `link ${link}` : `device ${app.deviceIdOf(request, reply)}` };
};

/** Runs the handler, for a call that declares it once per `Idempotency-Key`. */
const onceOr = async <C extends Call>(
  run: () => Promise<ResponseOf<C>>,
  { app, call, input }: { app: FastifyInstance; call: C; input: CallInput<C> },
): Promise<ResponseOf<C>> => {
  const key = call.isIdempotent ? keyOf(input.request) : null;
  if (key === null) return run();
  const { params, query, body } = input;
  const holder = holderOf(app, input);
  const request = { holder, key, call: call.name, body: { params, query, body } };
  const { response, isReplay } = await app.runOnce(request, run);
  if (isReplay) input.reply.header('idempotent-replayed', 'true');
  return response;
};

/** Throws UNSUPPORTED_MEDIA_TYPE for bytes that the call doesn't accept, and for anything else where it does. */
const assertBytes = ({ accepts }: Call, { body, headers }: FastifyRequest): void => {
  const type = headers['content-type'] ?? 'none';
  const areBytes = Buffer.isBuffer(body) && type.startsWith(chunkType);
  if (areBytes === (accepts !== undefined)) return;
  const detail = `Unsupported Media Type: ${type}`;
  throw new Failure('UNSUPPORTED_MEDIA_TYPE', { detail });
};

const actingHost = ({ headers }: FastifyRequest): string | null => {
  const host = headers[actingHostHeader];
  return typeof host === 'string' && host !== '' ? host : null;
};

const readInput = async <C extends Call>(
  app: FastifyInstance,
  call: C,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<CallInput<C>> => {
  readFlagsHeader(request);
  const schemas = schemasOf(call);
  const caller = admit(call.access, await app.callerOf(request), actingHost(request));
  assertBytes(call, request);
  return {
    caller,
    params: parse(schemas.params, request.params, call),
    query: parse(schemas.query, request.query, call),
    body: parse(schemas.body, request.body, call),
    request,
    reply,
  } as CallInput<C>;
};

type Handle<C extends Call, Input> = (input: Input) => Promise<ResponseOf<C>>;

/**
 * Bytes a second of all files that are uploaded at once. Reading faster would hold up other requests: half of the processor would go into
 * it, and into collecting its memory.
 */
const uploadRate = new ByteRate(8 * 1_048_576);

/** Serves one call of the contract: caller, resource, validation, use case, response. */
const serveCall = <C extends Call, Input extends CallInput<C>>(
  app: FastifyInstance,
  call: C,
  { complete, handle }: { complete(input: CallInput<C>): Promise<Input>; handle: Handle<C, Input> },
): void => {
  const schemas = schemasOf(call);
  app.calls.push(call);
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: call.isUnlimited ? { rateLimit: false } : { work: call.work ?? 'calls' },
    ...(call.sends ? { compress: false } : {}),
    ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    ...(call.accepts ? { preParsing: async (_request, _reply, body) => uploadRate.limit(body) } : {}),
    handler: async (request, reply) => {
      const work = async (): Promise<ResponseOf<C>> => {
        const input = await readInput(app, call, { request, reply });
        // the resource too: what a first request has removed is not there when it is repeated
        const run = async (): Promise<ResponseOf<C>> =>
          handle(await complete(input)).catch((error: unknown) => {
            if (app.checkResponses) assertDeclared(call, error);
            throw error;
          });
        return onceOr(run, { app, call, input });
      };
      const response = await app.inTurn(request, work, signalOfClient(request, reply));
      reachStep(`${call.name}.before-answer`);
      // the handler has sent it
      if (call.sends) return reply;
      if (!schemas.response) return reply.status(call.status).send();
      if (app.checkResponses) schemas.response.parse(response);
      return reply.status(call.status).type('application/json; charset=utf-8').send(JSON.stringify(response));
    },
  });
};

/** Registers a call that names no resource of an owner. Throws for one that does: use `registerOwnedCall`. */
export const registerCall = <const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: Handle<C, CallInput<C>>,
): void => {
  if (call.isOwned) throw new Error(`${call.name} names an owned resource and has no way to load it`);
  serveCall(app, call, { complete: async (input) => input, handle });
};

interface OwnedCall<C extends Call, Resource> {
  /** What the error calls the resource: `This booking`. */
  what: string;
  /** The resource if this account or host owns it. The owner belongs in the query. */
  load(input: CallInput<C>, ownerId: string): Promise<Resource | undefined>;
  handle: Handle<C, CallInput<C> & { resource: Resource }>;
}

/** Registers a call that names a resource of one owner: for everyone else, the handler never runs (NOT_FOUND). */
export const registerOwnedCall = <const C extends Call, Resource extends object>(
  app: FastifyInstance,
  call: C,
  { what, load, handle }: OwnedCall<C, Resource>,
): void => {
  if (!call.isOwned) throw new Error(`${call.name} does not declare that its resource is owned`);
  serveCall(app, call, {
    complete: async (input) => {
      const resource = await load(input, ownerOf(input.caller));
      if (!resource) throw notFound(what);
      return { ...input, resource };
    },
    handle,
  });
};
