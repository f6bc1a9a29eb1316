import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * The key under which limits count an IP address: an IPv4 address itself, or the first 64 bits of an IPv6 address,
 * because one connection has all the rest. `2001:db8::1` returns `2001:db8:0:0`.
 */
export const addressKeyOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [front = '', back] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = groupsOf(front);
  const after = groupsOf(back ?? '');
  const zeros = back === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};
