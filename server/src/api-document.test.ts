import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

let golark: TestApp;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  golark = await createTestApp();
  paths = (await golark.app.inject('/v1/openapi.json')).json().paths;
});
afterAll(() => golark.close());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The properties of every object in a schema that has a page information. */
const pagesIn = (schema: unknown): string[][] => {
  if (!isRecord(schema)) return [];
  const inner = Object.values(schema).flatMap(pagesIn);
  const { properties } = schema;
  return isRecord(properties) && 'pageInfo' in properties ? [Object.keys(properties), ...inner] : inner;
};

test('every page of a list has edges', () => {
  const pages = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }) =>
      pagesIn(responses).map((properties) => [operationId, properties.includes('edges')] as const),
    );
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(([, hasEdges]) => !hasEdges)).toEqual([]);
});

/** Method and path of every route under `/v1` and `/api`; what Fastify prints is a tree of the parts of paths. */
const servedOperations = (): string[] => {
  const ancestors: string[] = [];
  return golark.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      ancestors.splice(depth, ancestors.length, part);
      const path = ancestors.join('').replaceAll(/:(\w+)/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    })
    .filter((operation) => /^\w+ \/(v1|api)\/[^*]/.test(operation));
};

test('documents what the router serves, and nothing else', () => {
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const document = 'GET /v1/openapi.json';
  const served = servedOperations();
  expect(served).toContain(document);
  expect(served.filter((operation) => operation !== document).sort()).toEqual(documented.sort());
});

test('names the type of what is not JSON', () => {
  const typesOf = (path: string) => Object.keys(paths[path]?.['get']?.responses['200']?.content ?? {});
  expect(typesOf('/v1/invoices/{number}')).toEqual(['application/pdf']);
  expect(typesOf('/v1/events/{eventId}/stock')).toEqual(['text/event-stream']);
  expect(typesOf('/v1/events/{eventId}')).toEqual(['application/json']);
});
