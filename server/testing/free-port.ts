import { once } from 'node:events';
import net from 'node:net';
import { threadId } from 'node:worker_threads';

/** Below the ports that systems give to outgoing connections, one of which could take it before the server has started. */
const from = 20_000;
const blocks = 1200;
const blockSize = 10;
/** Each process and thread has ports of its own: two that look for a free port at the same moment would find the same one. */
const block = (process.pid * 7 + threadId) % blocks;
let next = 0;

const isFree = async (port: number): Promise<boolean> => {
  const server = net.createServer().listen(port, '127.0.0.1');
  // `once` rejects on an error
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
};

/** A port that nothing uses, for a server that is started now. */
export const freePort = async (): Promise<number> => {
  for (let i = 0; i < blockSize; i++) {
    const port = from + block * blockSize + (next++ % blockSize);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
};
