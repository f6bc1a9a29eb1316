import { once } from 'node:events';
import net from 'node:net';
import { withShortPath } from './socket-path.ts';

/** No server: the file is missing, its process is dead, it is no socket, or no name of it is short enough to listen. */
const noServer = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR', 'EINVAL', 'ENAMETOOLONG']);

/** A connection to the server that listens on a Unix domain socket, or null if there is none. */
export const connectTo = (socketPath: string): Promise<net.Socket | null> =>
  withShortPath(socketPath, async (shortPath) => {
    const socket = net.connect(shortPath);
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (noServer.has((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  });
