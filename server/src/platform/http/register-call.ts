import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@golark/contract/call';
import { commonErrors } from '@golark/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { accountOf, type Caller } from '../caller.ts';
import { Failure } from '../failure.ts';
import { readFlagsHeader } from './flags-header.ts';
import { failureOfIssues } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered call, for the OpenAPI document. */
    calls: Call[];
    callerOf(request: FastifyRequest): Promise<Caller>;
    /** Tests: an answer outside its schema, or an error the call does not declare, is a failure. */
    checkAnswers: boolean;
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

const assertDeclared = (call: Call, error: unknown): void => {
  if (!(error instanceof Failure)) return;
  if (call.errors.includes(error.code) || commonErrors.includes(error.code)) return;
  if (error.code === 'VALIDATION_ERROR' && (call.body || call.query || call.params)) return;
  throw new Error(`${call.name} answered ${error.code}, which its contract does not name`, { cause: error });
};

/** Serves one call of the contract: caller, validation, use case, answer. */
export const registerCall = <const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C>) => Promise<AnswerOf<C>>,
): void => {
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
        params: parse(call.params, request.params),
        query: parse(call.query, request.query),
        body: parse(call.body, request.body),
        request,
        reply,
      } as CallInput<C>;
      const answer = await handle(input).catch((error: unknown) => {
        if (app.checkAnswers) assertDeclared(call, error);
        throw error;
      });
      if (app.checkAnswers && call.answer) call.answer.parse(answer);
      if (!call.answer) return reply.status(call.status).send();
      return reply.status(call.status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
};
