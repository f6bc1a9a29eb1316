import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutboundFault, type OutboundFaultCode } from './outbound-fault.ts';

const maxHeaderBytes = 16_384;

/** Without a way through proxies: what they connect to can't be checked. A connection serves one request. */
const connections = { keepAlive: false, autoSelectFamily: true };
const agents = {
  'http:': new http.Agent(connections),
  'https:': new https.Agent({ ...connections, maxCachedSessions: 0 }),
};

interface OnceOptions {
  headers: Record<string, string>;
  /** Checked addresses of the host, at least one: no other one is connected. */
  addresses: readonly string[];
  isAllowed: (address: string) => boolean;
  signal: AbortSignal;
}

const lookupIn =
  (addresses: readonly string[]): LookupFunction =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );

/** Sends one GET and returns its answer, whose body is not read yet. Follows no redirect. Throws OutboundFault. */
export const requestOnce = (
  url: URL,
  { headers, addresses, isAllowed, signal }: OnceOptions,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    let codeOfErrors: OutboundFaultCode = 'unreachable';
    const request = (isSecure ? https : http).request(url, {
      agent: agents[isSecure ? 'https:' : 'http:'],
      headers,
      lookup: lookupIn(addresses),
      maxHeaderSize: maxHeaderBytes,
      // whatever NODE_TLS_REJECT_UNAUTHORIZED says
      rejectUnauthorized: true,
      signal,
    });
    request.once('socket', (socket) => {
      // before anything is sent, whatever was looked up
      socket.once('connect', () => {
        if (isAllowed(socket.remoteAddress ?? '')) codeOfErrors = isSecure ? 'tls' : 'broken_answer';
        else request.destroy(new OutboundFault('not_public', url.hostname));
      });
      socket.once('secureConnect', () => {
        codeOfErrors = 'broken_answer';
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isLong = error.code === 'HPE_HEADER_OVERFLOW';
      const code = isLong ? 'too_large' : codeOfErrors;
      reject(error instanceof OutboundFault ? error : new OutboundFault(code, url.hostname));
    });
    // Node ends a request without an error when the server changes the protocol
    request.once('close', () => reject(new OutboundFault(codeOfErrors, url.hostname)));
    request.once('response', resolve);
    request.end();
  });
