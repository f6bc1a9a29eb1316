import { type Call, commonErrors } from '@golark/contract/call';
import { type ErrorCode, errorTable, Problem } from '@golark/contract/errors';
import { z } from 'zod';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));

const errorAnswers = (call: Call): Record<string, object> => {
  const codes: ErrorCode[] = [...new Set([...commonErrors, ...call.errors, 'VALIDATION_ERROR' as const])];
  const byStatus = Object.groupBy(codes, (code) => String(errorTable[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of = []]) => [
      status,
      {
        description: of.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
};

const operationOf = (call: Call): object => ({
  operationId: call.name,
  summary: call.summary,
  tags: [call.path.split('/')[2] ?? 'other'],
  ...(call.access === 'account' ? { security: [{ bearer: [] }, { cookie: [] }] } : {}),
  // not part of OpenAPI: others than the owner get 404
  ...(call.isOwned ? { 'x-owner-only': true } : {}),
  parameters: [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...(call.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', maxLength: 255 },
          },
        ]
      : []),
  ],
  ...(call.body
    ? {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
        },
      }
    : {}),
  responses: {
    [call.status]: {
      description: 'Success',
      ...(call.answer
        ? { content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } }
        : {}),
    },
    ...errorAnswers(call),
  },
});

/** OpenAPI 3.1, made from the same schemas that validate. */
export const openApiOf = (calls: readonly Call[], serverUrl: string): object => ({
  openapi: '3.1.0',
  info: { title: 'Golark', version: '1', description: 'Stays, event tickets and Go+.' },
  servers: [{ url: serverUrl }],
  paths: Object.fromEntries(
    Object.entries(Object.groupBy(calls, (call) => call.path)).map(([path, of = []]) => [
      path,
      Object.fromEntries(of.map((call) => [call.method.toLowerCase(), operationOf(call)])),
    ]),
  ),
  components: {
    schemas: { Problem: schemaOf(Problem, 'output') },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'golark_session' },
    },
  },
});
