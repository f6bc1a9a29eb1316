import type { Call } from '@golark/contract/call';
import { schemasOf } from '@golark/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samples } from '../testing/authorization-samples.ts';
import { aSceneOfEveryRole, sendSample, withValue } from '../testing/send-sample.ts';
import { leafPaths } from '../testing/string-paths.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const parts = ['params', 'query', 'body'] as const;

const oddTexts = [
  '',
  '0000-01-01',
  '9999-12-31',
  '1e999',
  '99999999999999999999',
  'x'.repeat(10_000),
  '\u0645\u0631\u062d\u0628\u0627\u200f \u202e123',
  '\ud83c\udfe0'.repeat(12),
  "' OR '1'='1' -- %00 \\ \"",
  'a@b',
];
const oddNumbers = [-1, 0.5, 2 ** 31, 2 ** 53, 1e308];
const oddOthers = [null, true, [[]], { a: 1 }];

const oddValuesOf = (part: (typeof parts)[number]): unknown[] =>
  part === 'body' ? [...oddTexts, ...oddNumbers, ...oddOthers] : [...oddTexts, ...oddNumbers.map(String)];

const leavesOf = (call: Call) =>
  parts.flatMap((part) => {
    const schema = schemasOf(call)[part];
    return schema ? leafPaths(schema).map((path) => ({ part, path })) : [];
  });

test('no value of any field of any call makes the server fail', async () => {
  const scene = await aSceneOfEveryRole(golark);
  let count = 0;
  for (const call of golark.app.calls) {
    const sample = (await samples[call.name]?.(scene)) ?? {};
    for (const { part, path } of leavesOf(call)) {
      for (const value of oddValuesOf(part)) {
        const response = await sendSample(scene, call, {
          ...sample,
          [part]: withValue(sample[part], path, value),
        });
        const at = `${call.name} ${part}.${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}: ${response.body}`;
        expect(response.statusCode, at).toBeLessThan(500);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(2500);
});
