import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKeyOf } from './address-key.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:db8:0:7'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts %s as %s', (ip, key) => {
  expect(addressKeyOf(ip)).toBe(key);
});

test('counts two IPv6 addresses as one exactly when their first 64 bits are the same', () => {
  const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const text = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  const networks = fc.tuple(half, half);
  fc.assert(
    fc.property(networks, half, half, ([network, otherNetwork], one, other) => {
      const key = addressKeyOf(text([...network, ...one]));
      expect(addressKeyOf(text([...network, ...other]))).toBe(key);
      if (text(network) === text(otherNetwork)) return;
      expect(addressKeyOf(text([...otherNetwork, ...one]))).not.toBe(key);
    }),
  );
});
