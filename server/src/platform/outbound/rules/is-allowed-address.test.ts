import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { allowedAddresses } from './is-allowed-address.ts';
import { readAddress } from './read-address.ts';

const isPublic = allowedAddresses([]);

test.each([
  ...['0.0.0.0', '0.1.2.3', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1'],
  ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::127.0.0.1', '::8.8.8.8', '::ffff:10.0.0.1', '::ffff:7f00:1', '::ffff:0:127.0.0.1'],
  ...[
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1',
    '64:ff9b:1::8.8.8.8',
    '100::1',
    '2001::1',
    '2001:2::1',
    '2001:db8::1',
  ],
  ...[
    '2002:7f00:1::',
    '2002:808:808::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
  ],
  ...[
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2606:4700::1%eth0',
    '',
    'localhost',
    '8.8.8.8/0',
    '127.1',
    '134744072',
  ],
])('%s is not a public address', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each([
  ...['8.8.8.8', '172.15.255.255', '172.32.0.0', '100.63.255.255', '100.128.0.0', '223.255.255.255'],
  ...['2606:4700::1', '2a00:1450:4001::1', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8'],
])('%s is a public address', (address) => {
  expect(isPublic(address)).toBe(true);
});

test('networks of the operator are allowed too, in each form of their addresses, and nothing else', () => {
  const isAllowed = allowedAddresses(['10.1.0.0/16', 'fd00:1::/64']);
  const found = ['10.1.2.3', '::ffff:10.1.2.3', '64:ff9b::10.1.2.3', 'fd00:1::5', '8.8.8.8'].map(isAllowed);
  expect(found).toEqual([true, true, true, true, true]);
  expect(['10.2.0.1', '::ffff:10.2.0.1', 'fd00:1:0:1::5', '127.0.0.1'].some(isAllowed)).toBe(false);
});

const secretNetworks = ['10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];
const privateAddress = fc
  .tuple(fc.constantFrom(...secretNetworks), fc.nat(0xff_ff_ff))
  .map(([network, offset]) => {
    const [base, prefix] = ipaddr.IPv4.parseCIDR(network);
    const start = base.toByteArray().reduce((sum, byte) => sum * 256 + byte, 0);
    return start + (offset % 2 ** (32 - prefix));
  });
const publicAddress = fc.integer({ min: 0x0b_00_00_00, max: 0x63_ff_ff_ff });

const digits = fc.constantFrom(
  (part: number) => `${part}`,
  (part: number) => `0x${part.toString(16)}`,
  (part: number) => `0X00${part.toString(16).toUpperCase()}`,
  (part: number) => `0${part.toString(8)}`,
);
/** One to four parts, the last of which has the remaining bytes, each as a decimal, hexadecimal or octal number. */
const spelling = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.tuple(digits, digits, digits, digits), fc.constantFrom('', '.'))
  .map(([count, write, dot]) => (address: number): string => {
    const bytes = [24, 16, 8].slice(0, count - 1).map((shift) => Math.floor(address / 2 ** shift) % 256);
    const parts = [...bytes, address % 2 ** (32 - 8 * (count - 1))];
    return `${parts.map((part, i) => write[i]?.(part)).join('.')}${dot}`;
  });
const hex = (address: number): string =>
  `${Math.floor(address / 65_536).toString(16)}:${(address % 65_536).toString(16)}`;
const wrapped = fc.constantFrom(
  (address: number) => `[::ffff:${hex(address)}]`,
  (address: number) => `[0:0:0:0:0:FFFF:${hex(address).toUpperCase()}]`,
  (address: number) => `[64:ff9b::${hex(address)}]`,
);
const written = fc.oneof(spelling, wrapped);
const scheme = fc.constantFrom('http', 'HTTPS', 'webcal', ' webcals');

const isReachable = (url: string): boolean => isPublic(readAddress(url).hostname.replace(/^\[|\]$/g, ''));

test('no spelling of a private address is reachable, and each one of a public address is', () => {
  const readAs = (isExpected: boolean) => (address: number, write: (address: number) => string, to: string) =>
    isReachable(`${to}://${write(address)}/calendar.ics`) === isExpected;
  fc.assert(fc.property(privateAddress, written, scheme, readAs(false)), { numRuns: 500 });
  fc.assert(fc.property(publicAddress, written, scheme, readAs(true)), { numRuns: 500 });
});
