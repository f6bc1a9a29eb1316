import { once } from 'node:events';
import net from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const host = '127.0.0.1';
const clients = 64;

const start = async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/', async () => 'here');
  const close = await listen(app, { port: 0, host });
  const { port } = app.server.address() as net.AddressInfo;
  return { app, close, port };
};

// only Linux and FreeBSD bind several sockets to a port
test.runIf(process.platform === 'linux')(
  'accepts several connections in one turn of a busy loop',
  async () => {
    const { app, close, port } = await start();
    let accepted = 0;
    let mostInOneTurn = 0;
    let total = 0;
    app.server.on('connection', () => {
      accepted += 1;
      total += 1;
    });
    const sockets = Array.from({ length: clients }, () => net.connect(port, host));
    while (total < clients) {
      accepted = 0;
      await new Promise((resolve) => setImmediate(resolve));
      mostInOneTurn = Math.max(mostInOneTurn, accepted);
    }
    expect(mostInOneTurn).toBeGreaterThan(1);
    for (const socket of sockets) socket.destroy();
    await close();
  },
);

test('does not share its port with a server that is started by mistake', async () => {
  const { close, port } = await start();
  await expect(listen(Fastify(), { port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await close();
});

test('accepts nothing after it was closed', async () => {
  const { close, port } = await start();
  expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
  await close();
  const [error] = await once(net.connect(port, host), 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});
