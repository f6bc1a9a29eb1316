import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { HostLanes } from './host-lanes.ts';
import { OutboundFault } from './outbound-fault.ts';
import { acceptedEncodings, readBody } from './read-body.ts';
import { requestOnce } from './request-once.ts';
import type { ResolveHost } from './resolve-host.ts';

const redirects = new Set([301, 302, 303, 307, 308]);

export interface OutboundAnswer {
  status: number;
  /** As they were sent, with lower-case names, without cookies. */
  headers: Record<string, string>;
  /** Decoded; empty for a redirect. */
  body: Uint8Array;
}

interface SendOptions {
  headers: Record<string, string>;
  maxBytes: number;
  /** Its reason is a code of faults. */
  signal: AbortSignal;
}

/** Sends one GET, in the lane of its host. Throws OutboundFault. */
export type Send = (url: URL, options: SendOptions) => Promise<OutboundAnswer>;

export const isRedirect = ({ status }: OutboundAnswer): boolean => redirects.has(status);

const headersOf = ({ headers: { 'set-cookie': _, ...headers } }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

interface Connections {
  isAllowed: (address: string) => boolean;
  resolve: ResolveHost;
  userAgent: string;
}

export const sendWith = ({ isAllowed, resolve, userAgent }: Connections): Send => {
  const lanes = new HostLanes();

  const addressesOf = async (host: string, signal: AbortSignal): Promise<string[]> => {
    const literal = host.replace(/^\[|\]$/g, '');
    const found = isIP(literal) ? [literal] : await resolve(host, signal);
    if (found.length === 0) throw new OutboundFault('unknown_host', host);
    const allowed = found.filter(isAllowed);
    if (allowed.length === 0) throw new OutboundFault('not_public', host);
    return allowed;
  };

  const send: Send = async (url, { headers, maxBytes, signal }) => {
    const response = await requestOnce(url, {
      headers: { ...headers, 'user-agent': userAgent, 'accept-encoding': acceptedEncodings },
      addresses: await addressesOf(url.hostname, signal),
      isAllowed,
      signal,
    });
    const answer = { status: response.statusCode ?? 0, headers: headersOf(response), body: new Uint8Array() };
    try {
      if (isRedirect(answer)) return answer;
      return { ...answer, body: await readBody(response, { host: url.hostname, maxBytes, signal }) };
    } finally {
      // a server could leave the connection of an unread body open for ever
      response.destroy();
    }
  };

  return async (url, options) => {
    const { hostname } = url;
    try {
      return await lanes.run(hostname, options.signal, () => send(url, options));
    } catch (error) {
      // whatever the end of time has interrupted
      throw options.signal.aborted ? new OutboundFault(options.signal.reason, hostname) : error;
    }
  };
};
