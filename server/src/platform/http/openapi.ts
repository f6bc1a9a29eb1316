import type { Call, CallSchemas } from '@golark/contract/call';
import { commonErrors, type ErrorCode, errorTable } from '@golark/contract/errors/rules';
import { Problem } from '@golark/contract/errors/schemas';
import { schemasOf } from '@golark/contract/schemas';
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

const problemSchema = { $ref: '#/components/schemas/Problem' };

const problemWithDetails = (code: ErrorCode, details: z.ZodObject): object => ({
  allOf: [problemSchema, { properties: { code: { const: code } } }, schemaOf(details, 'output')],
});

const errorResponses = ({ errors }: CallSchemas): Record<string, object> => {
  const declared = Object.keys(errors) as ErrorCode[];
  const codes: ErrorCode[] = [...new Set([...commonErrors, ...declared])];
  const byStatus = Object.groupBy(codes, (code) => String(errorTable[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of = []]) => {
      const detailed = of.flatMap((code) => {
        const details = errors[code];
        return details ? [problemWithDetails(code, details)] : [];
      });
      const schema = detailed.length > 0 ? { anyOf: [...detailed, problemSchema] } : problemSchema;
      return [status, { description: of.join(', '), content: { 'application/problem+json': { schema } } }];
    }),
  );
};

const headerParameter = (name: string): object => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
});

const isForPartners = ({ access }: Call): boolean => typeof access === 'object' && 'partner' in access;

const contentOf = ({ sends }: Call, { response }: CallSchemas): object => {
  if (sends) return { content: { [sends]: {} } };
  return response ? { content: { 'application/json': { schema: schemaOf(response, 'output') } } } : {};
};

const bodyOf = ({ accepts }: Call, { body }: CallSchemas): object => {
  if (accepts) return { requestBody: { required: true, content: { [accepts]: {} } } };
  if (!body) return {};
  const content = { 'application/json': { schema: schemaOf(body, 'input') } };
  return { requestBody: { required: true, content } };
};

const operationOf = (call: Call, schemas: CallSchemas): object => ({
  operationId: call.name,
  summary: schemas.summary,
  tags: [call.path.split('/')[2] ?? 'other'],
  ...(call.access === 'visitor' ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
  // extensions of OpenAPI: the permission that the caller needs; callers other than the owner get 404; whether it takes a key
  ...(typeof call.access === 'object' ? { 'x-permission': call.access } : {}),
  ...(call.isOwned ? { 'x-owner-only': true } : {}),
  ...(call.isIdempotent === undefined ? {} : { 'x-idempotency-key': call.isIdempotent }),
  parameters: [
    ...parametersOf(schemas.params, 'path'),
    ...parametersOf(schemas.query, 'query'),
    ...(call.isIdempotent ? [headerParameter('Idempotency-Key')] : []),
    ...(isForPartners(call) ? [headerParameter('X-Property-Manager-Id')] : []),
  ],
  ...bodyOf(call, schemas),
  responses: {
    [call.status]: {
      description: 'Success',
      ...contentOf(call, schemas),
    },
    ...errorResponses(schemas),
  },
});

/** OpenAPI 3.1, generated from the schemas that validate requests. */
export const openApiOf = (calls: readonly Call[], serverUrl: string): object => ({
  openapi: '3.1.0',
  info: { title: 'Golark', version: '1', description: 'Stays, event tickets and Go+.' },
  servers: [{ url: serverUrl }],
  paths: Object.fromEntries(
    Object.entries(Object.groupBy(calls, (call) => call.path)).map(([path, of = []]) => [
      path,
      Object.fromEntries(of.map((call) => [call.method.toLowerCase(), operationOf(call, schemasOf(call))])),
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
