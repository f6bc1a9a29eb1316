import type { Socket } from 'node:net';
import { CommandError } from '../command-error.ts';
import { CommandRequest, maxRequestBytes } from './messages.ts';

const requestWithinMilliseconds = 10_000;

/** The first line; what follows it is discarded. Throws CommandError if it is too long, late or missing. */
const readLine = (socket: Socket, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const take = (chunk: Buffer): void => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf('\n');
      if (end === -1 && received.length <= maxRequestBytes) return;
      socket.off('data', take).resume().setTimeout(0);
      if (end === -1 || end > maxRequestBytes) reject(new CommandError('The request is too long.'));
      else resolve(received.toString('utf8', 0, end));
    };
    const fail = (): void => reject(new CommandError('The request is incomplete.'));
    socket.on('data', take).setTimeout(requestWithinMilliseconds, fail);
    signal.addEventListener('abort', fail, { once: true });
  });

/** The command that a client asks for. Throws CommandError if what it sends is not a request, or when `signal` is aborted. */
export const readRequest = async (socket: Socket, signal: AbortSignal): Promise<CommandRequest> => {
  const line = await readLine(socket, signal);
  try {
    return CommandRequest.parse(JSON.parse(line));
  } catch {
    throw new CommandError('The request is not a command: expected one line of JSON with args and cwd.');
  }
};
