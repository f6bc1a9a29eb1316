import type { Call } from '@golark/contract/call';
import { schemasOf } from '@golark/contract/schemas';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sample, samples } from '../testing/authorization-samples.ts';
import { anAccount, aTeamMember, grantOperator } from '../testing/factories.ts';
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

/** A copy with one value replaced; objects and arrays on the way are created. */
const withValue = (base: unknown, path: (string | number)[], value: string): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') return [withValue(Array.isArray(base) ? base[key] : undefined, rest, value)];
  const object = (base ?? {}) as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, value) };
};

const send = (call: Call, sample: Sample, token: string) => {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sample.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(sample.query).toString();
  return golark.app.inject({
    method: call.method as NonNullable<InjectOptions['method']>,
    url: query ? `${path}?${query}` : path,
    headers: { authorization: `Bearer ${token}` },
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
  });
};

test('NUL in any string of any call returns 400 or 422 and the name of a field', async () => {
  const owner = await anAccount(golark);
  const { accountId } = owner.account;
  const hostId = `host-${accountId}`;
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId });
  await grantOperator(golark, accountId);
  for (const call of golark.app.calls) {
    const sample = (await samples[call.name]?.({ golark, owner, hostId, actor: owner })) ?? {};
    for (const { part, path } of stringsOf(call)) {
      const changed = { ...sample, [part]: withValue(sample[part], path, 'a\u0000b') };
      const response = await send(call, changed, owner.token.jwt);
      const at = `${call.name} ${part}.${path.join('.')} ${response.body}`;
      expect([400, 422], at).toContain(response.statusCode);
      expect(response.json().errors?.length, at).toBeGreaterThan(0);
    }
  }
});
