import type { Call } from '@golark/contract/call';
import { schemasOf } from '@golark/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samples } from '../testing/authorization-samples.ts';
import { aSceneOfEveryRole, sendSample, withValue } from '../testing/send-sample.ts';
import { stringPaths } from '../testing/string-paths.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const parts = ['params', 'query', 'body'] as const;

const stringsOf = (call: Call) =>
  parts.flatMap((part) => {
    const schema = schemasOf(call)[part];
    return schema ? stringPaths(schema).map((found) => ({ part, ...found })) : [];
  });

/** Of every length that a rule may ask for. */
const withControl = (control: string): string[] =>
  Array.from({ length: 40 }, (_, n) => `a${control}${'b'.repeat(n)}`);

test('no string of any request accepts NUL, an escape character or an unpaired surrogate', () => {
  let count = 0;
  for (const call of golark.app.calls) {
    for (const { part, path, schema } of stringsOf(call)) {
      count += 1;
      for (const text of ['\u0000', '\u001b', '\ud800'].flatMap(withControl))
        expect(schema.safeParse(text).success, `${call.name} ${part}.${path.join('.')}`).toBe(false);
    }
  }
  expect(count).toBeGreaterThan(50);
});

test('NUL in any string of any call returns 400 or 422 and the name of a field', async () => {
  const scene = await aSceneOfEveryRole(golark);
  for (const call of golark.app.calls) {
    const sample = (await samples[call.name]?.(scene)) ?? {};
    for (const { part, path } of stringsOf(call)) {
      const changed = { ...sample, [part]: withValue(sample[part], path, 'a\u0000b') };
      const response = await sendSample(scene, call, changed);
      const at = `${call.name} ${part}.${path.join('.')} ${response.body}`;
      expect([400, 422], at).toContain(response.statusCode);
      expect(response.json().errors?.length, at).toBeGreaterThan(0);
    }
  }
});
