import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import type { Logger } from '#platform/log';
import { CommandError } from '../command-error.ts';
import { isForOperator } from '../is-for-operator.ts';
import type { Output } from '../output.ts';
import { connectTo } from './connect.ts';
import type { CommandRequest } from './messages.ts';
import { readRequest } from './read-request.ts';
import { sendMessage, socketOutput } from './socket-output.ts';
import { commandSocket, withShortPath } from './socket-path.ts';

/** Runs one command and returns its exit code. `signal` is aborted when the client disconnects or the server stops. */
export type RunRequest = (
  request: CommandRequest,
  client: { output: Output; signal: AbortSignal },
) => Promise<number>;

export interface CommandListener {
  /** Accepts no more commands, aborts the running ones, waits for them and removes the socket. */
  close(): Promise<void>;
}

const describeError = (error: unknown): string => {
  if (isForOperator(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Removes the socket of a dead server. The caller holds the lock of the data folder, so a live one is not expected. */
const removeStale = async (socketPath: string): Promise<void> => {
  const other = await connectTo(socketPath);
  other?.destroy();
  if (other) throw new CommandError(`Another server accepts commands on ${socketPath}.`);
  fs.rmSync(socketPath, { force: true });
};

const listen = async (server: net.Server, socketPath: string): Promise<void> => {
  await removeStale(socketPath);
  await withShortPath(socketPath, async (shortPath) => {
    // `listen` creates the file before it returns: at no moment do other users have access
    const before = process.umask(0o177);
    try {
      server.listen(shortPath);
    } finally {
      process.umask(before);
    }
    await once(server, 'listening');
  });
};

const serveClient = async (
  socket: net.Socket,
  { run, log, stopping }: { run: RunRequest; log: Logger; stopping: AbortSignal },
): Promise<void> => {
  const gone = new AbortController();
  // a client that died also causes an error, before the connection closes
  socket.on('error', () => undefined);
  socket.once('close', () => gone.abort(new CommandError('The client disconnected.')));
  const output = socketOutput(socket);
  let code = 1;
  try {
    const signal = AbortSignal.any([gone.signal, stopping]);
    const request = await readRequest(socket, signal);
    code = await run(request, { output, signal });
  } catch (error) {
    if (!isForOperator(error)) log.error({ err: error }, 'command failed');
    output.error(describeError(error));
  }
  sendMessage(socket, { type: 'exit', code });
  socket.end(() => socket.destroy());
};

/**
 * Accepts commands on a socket in the data folder that only this user can open, until it is closed. An error in a command
 * is sent to its client. Throws CommandError if another server listens there.
 */
export const listenForCommands = async (
  dataDir: string,
  { run, log }: { run: RunRequest; log: Logger },
): Promise<CommandListener> => {
  const socketPath = commandSocket(dataDir);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const server = net.createServer((socket) => {
    const served = serveClient(socket, { run, log, stopping: stopping.signal });
    running.add(served);
    void served.finally(() => running.delete(served));
  });
  await listen(server, socketPath);
  return {
    close: async () => {
      server.close();
      // `close` removes the name that was bound, which is another one if the path is too long
      fs.rmSync(socketPath, { force: true });
      stopping.abort(new CommandError('The server stopped before the command was done.'));
      await Promise.all(running);
    },
  };
};
