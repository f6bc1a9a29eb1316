import { once } from 'node:events';
import net from 'node:net';
import { parentPort, Worker } from 'node:worker_threads';

/** One request, repeated over some connections for some time. */
export interface SteadyLoad {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  milliseconds: number;
}

const endOfHeaders = Buffer.from('\r\n\r\n');

/** The bytes of the response at the start of `received`; null until its headers are there. */
const responseLength = (received: Buffer, path: string): number | null => {
  const end = received.indexOf(endOfHeaders);
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`${path} returned: ${head.slice(0, 300)}`);
  return end + endOfHeaders.length + Number(length);
};

/** Sends the request again as soon as its response is complete, and counts responses. */
const repeatOn = (load: SteadyLoad, until: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const lines = Object.entries({ host: `127.0.0.1:${load.port}`, ...load.headers });
    const request = `GET ${load.path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
    const socket = net.connect(load.port, '127.0.0.1', () => socket.write(request));
    socket.setNoDelay(true);
    let head: Buffer = Buffer.alloc(0);
    let remaining: number | null = null;
    let responses = 0;
    const read = (chunk: Buffer): void => {
      if (remaining === null) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const length = responseLength(head, load.path);
        if (length === null) return;
        remaining = length - head.length;
        head = Buffer.alloc(0);
      } else remaining -= chunk.length;
      if (remaining > 0) return;
      remaining = null;
      responses += 1;
      if (performance.now() < until) return void socket.write(request);
      socket.destroy();
      resolve(responses);
    };
    socket.on('data', (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy();
        reject(error as Error);
      }
    });
    socket.on('error', reject);
  });

const runHere = async (load: SteadyLoad): Promise<number> => {
  const startedAt = performance.now();
  const until = startedAt + load.milliseconds;
  const counts = await Promise.all(Array.from({ length: load.connections }, () => repeatOn(load, until)));
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - startedAt);
};

parentPort?.on('message', async (load: SteadyLoad) => {
  try {
    parentPort?.postMessage({ perSecond: await runHere(load) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});

/**
 * Measures responses per second over real connections, from a thread of its own: a client that takes the server's time would
 * bring all ratios closer to 1. It does as little as `wrk`, because a client library takes longer than the server.
 */
export const withSteadyLoad = async <T>(
  use: (measure: (load: SteadyLoad) => Promise<number>) => Promise<T>,
): Promise<T> => {
  const worker = new Worker(new URL(import.meta.url));
  const measure = async (load: SteadyLoad): Promise<number> => {
    worker.postMessage(load);
    const [outcome] = (await once(worker, 'message')) as [{ perSecond?: number; error?: string }];
    if (outcome.perSecond === undefined) throw new Error(outcome.error);
    return outcome.perSecond;
  };
  try {
    return await use(measure);
  } finally {
    await worker.terminate();
  }
};
