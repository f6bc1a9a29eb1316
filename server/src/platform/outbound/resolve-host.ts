import { Resolver } from 'node:dns/promises';

/** All addresses of a name, or none. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

const limits = { timeout: 2000, tries: 2 };

/**
 * Asks the name servers of the system, or the given ones. `dns.lookup` would wait in a thread of libuv, of which there are four:
 * four names whose server is silent would stop files and passwords too.
 */
export const resolveWith =
  (servers?: readonly string[]): ResolveHost =>
  async (host, signal) => {
    const resolver = new Resolver(limits);
    if (servers) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    // a server without a way to IPv6 begins with what it reaches
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.removeEventListener('abort', cancel);
    return found.flatMap((addresses) => (addresses.status === 'fulfilled' ? addresses.value : []));
  };
