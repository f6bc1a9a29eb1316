import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** IANA has assigned no other unicast addresses; `::127.0.0.1` and the like are outside. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Servers without IPv4 get such addresses for all names that have IPv4 only (RFC 6052). */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** The library reads `::8.8.8.8` as `::ffff:8.8.8.8`, so URL writes all of its groups first. */
const parse = (text: string): Address =>
  ipaddr.parse(isIP(text) === 6 ? new URL(`http://[${text}]`).hostname.slice(1, -1) : text);

/** The IPv4 address that is reached through an IPv6 one, or the address itself. */
const reached = (address: Address): Address => {
  if (!(address instanceof ipaddr.IPv6)) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.match(translated)) return new ipaddr.IPv4(address.toByteArray().slice(12));
  return address;
};

const isPublic = (address: Address): boolean =>
  address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(globalUnicast));

const isIn = (address: Address, [network, prefix]: [Address, number]): boolean =>
  address.kind() === network.kind() && address.match(network, prefix);

/** Accepts public addresses and those of the given networks; an address with a zone is none. */
export const allowedAddresses = (networks: readonly string[]): ((address: string) => boolean) => {
  const ranges = networks.map((network) => ipaddr.parseCIDR(network));
  return (text) => {
    if (isIP(text) === 0 || text.includes('%')) return false;
    const address = reached(parse(text));
    return isPublic(address) || ranges.some((range) => isIn(address, range));
  };
};
