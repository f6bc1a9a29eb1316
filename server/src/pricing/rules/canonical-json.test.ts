import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('the canonical text is the same whatever the order of the keys', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.constant(null))),
      (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      },
    ),
  );
});

test('has no spaces, sorted keys and nothing that is undefined', () => {
  expect(canonicalJson({ b: [1, { d: null, c: undefined }], a: 'é "x"' })).toBe(
    '{"a":"é \\"x\\"","b":[1,{"d":null}]}',
  );
});
