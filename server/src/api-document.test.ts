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
