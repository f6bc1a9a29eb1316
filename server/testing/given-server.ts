import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { createLog } from '#platform/log';
import { createOutbound, type Outbound } from '#platform/outbound/outbound';
import { testCertificate } from './test-certificate.ts';

/** Addresses of this machine: the first one is allowed and plays a public one, the second one is not. */
export const allowed = '127.0.0.2';
export const forbidden = '127.0.0.1';

export interface GivenServer {
  port: number;
  requests: http.IncomingMessage[];
  connections: number;
  /** Connections that are open now. */
  open(): Promise<number>;
  close(): Promise<void>;
}

/** A server that responds as the test says; its address is one that a user could have entered. */
export const startGivenServer = async (
  respond: http.RequestListener,
  { address = allowed, isSecure = false } = {},
): Promise<GivenServer> => {
  const listener: http.RequestListener = (request, response) => {
    given.requests.push(request);
    respond(request, response);
  };
  const server = isSecure ? https.createServer(testCertificate, listener) : http.createServer(listener);
  const given: GivenServer = {
    port: 0,
    requests: [],
    connections: 0,
    open: () => new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('connection', () => {
    given.connections += 1;
  });
  await once(server.listen(0, address), 'listening');
  given.port = (server.address() as AddressInfo).port;
  return given;
};

/** Requests servers on the allowed address, by names whose addresses the test sets; every other name has the allowed address. */
export const outboundWith = (addressesOf: Record<string, () => string[]> = {}): Outbound =>
  createOutbound({
    allowedNetworks: [`${allowed}/32`],
    userAgent: 'Golark (+https://stays.test)',
    log: createLog('silent'),
    resolve: async (host) => (addressesOf[host] ?? (() => [allowed]))(),
  });
