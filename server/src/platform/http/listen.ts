import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * The event loop accepts one connection of each socket per turn. With a single socket a busy server accepts so few that
 * those who wait are neither served nor refused, a health check among them.
 */
const moreSockets = 15;
const backlog = 1024;
/** Systems that can bind several sockets to one port. */
const isShareable = process.platform === 'linux' || process.platform === 'freebsd';

interface Address {
  port: number;
  host: string;
}

const listenOn = async (server: net.Server, options: net.ListenOptions): Promise<net.Server> => {
  server.listen(options);
  await once(server, 'listening');
  return server;
};

const close = (server: net.Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** A port that can be shared would also be shared with another server that was started by mistake. */
const assertFree = async (address: Address): Promise<void> => {
  await close(await listenOn(net.createServer(), address));
};

/** Starts to accept connections. The returned function accepts no more, and resolves when the open ones are closed. */
export const listen = async (app: FastifyInstance, { port, host }: Address): Promise<() => Promise<void>> => {
  if (!isShareable) {
    await app.listen({ port, host, backlog });
    return () => app.close();
  }
  if (port !== 0) await assertFree({ port, host });
  const shared = { port, host, backlog, reusePort: true };
  await app.listen(shared);
  const { address, port: bound } = app.server.address() as net.AddressInfo;
  const others = await Promise.all(
    Array.from({ length: moreSockets }, () =>
      listenOn(
        net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
          app.server.emit('connection', socket),
        ),
        { ...shared, port: bound, host: address },
      ),
    ),
  );
  return async () => {
    await Promise.all([app.close(), ...others.map(close)]);
  };
};
