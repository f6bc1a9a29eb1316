import { OutboundFault } from '../outbound-fault.ts';

const longestAddress = 2000;
const lowestFreePort = 1024;
/** Ports above 1023 that the Fetch standard blocks: their servers take a request for a command. */
const blockedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

const isPortAllowed = (port: string): boolean =>
  // URL removes the usual port of the scheme
  port === '' ||
  port === '80' ||
  port === '443' ||
  (Number(port) >= lowestFreePort && !blockedPorts.has(Number(port)));

/**
 * Reads an address that a user has given, or a redirect from `base`. `webcal:` means https; it is replaced before parsing,
 * because URL normalizes hosts of known schemes only. Throws `bad_address`.
 */
export const readAddress = (text: string, base?: URL): URL => {
  if (text.length > longestAddress) throw new OutboundFault('bad_address');
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'), base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutboundFault('bad_address');
  const isOpen = url.username === '' && url.password === '';
  url.hostname = url.hostname.replace(/\.$/, '');
  if (!isOpen || !isPortAllowed(url.port)) throw new OutboundFault('bad_address', url.hostname);
  return url;
};

/** The address to which `from` redirects. Throws `bad_redirect`. */
export const readRedirect = (from: URL, location: string | undefined): URL => {
  const bad = new OutboundFault('bad_redirect', from.hostname);
  if (!location) throw bad;
  try {
    // Node reads headers as Latin-1, servers write them in UTF-8
    const url = readAddress(Buffer.from(location, 'latin1').toString(), from);
    if (from.protocol === 'https:' && url.protocol === 'http:') throw bad;
    return url;
  } catch (error) {
    throw error instanceof OutboundFault ? bad : error;
  }
};
