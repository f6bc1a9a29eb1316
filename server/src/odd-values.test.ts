import type { Call } from '@golark/contract/call';
import { schemasOf } from '@golark/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOfIssues } from '#platform/http/problem';
import { isThorough, oneOf } from '#testing/is-thorough';
import { type Sample, samples } from '../testing/authorization-samples.ts';
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

/** Whether the schema rejects the value; the response to a rejection must name a field, as the request handler writes it. */
const isRejected = (call: Call, part: (typeof parts)[number], { query, ...sample }: Sample): boolean => {
  const received = { ...sample, query: Object.fromEntries(new URLSearchParams(query)) };
  const parsed = schemasOf(call)[part]?.safeParse(received[part], { reportInput: true });
  if (!parsed || parsed.success) return false;
  expect(failureOfIssues(parsed.error.issues).details.errors).not.toEqual([]);
  return true;
};

// a third of the fields in each run, all with `npm run faults`
test('no value of any field of any call makes the server fail', async () => {
  const scene = await aSceneOfEveryRole(golark);
  let count = 0;
  for (const call of golark.app.calls) {
    const sample = (await samples[call.name]?.(scene)) ?? {};
    for (const { part, path } of oneOf(3, leavesOf(call))) {
      let isRejectionSent = false;
      for (const value of oddValuesOf(part)) {
        const changed = { ...sample, [part]: withValue(sample[part], path, value) };
        // one rejected value of each field shows that the call rejects it; a path is also read by the router
        const isKnown = part !== 'params' && isRejected(call, part, changed);
        if (isKnown && isRejectionSent) continue;
        if (isKnown) isRejectionSent = true;
        count += 1;
        const response = await sendSample(scene, call, changed);
        const at = `${call.name} ${part}.${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}: ${response.body}`;
        expect(response.statusCode, at).toBeLessThan(500);
        if (isKnown) expect(response.statusCode, at).toBeGreaterThanOrEqual(400);
      }
    }
  }
  expect(count).toBeGreaterThan(isThorough ? 2500 : 700);
});
