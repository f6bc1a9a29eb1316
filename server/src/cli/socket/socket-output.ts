import type { Socket } from 'node:net';
import type { Output } from '../output.ts';
import type { CommandMessage } from './messages.ts';

export const sendMessage = (socket: Socket, message: CommandMessage): void => {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
};

/** The terminal of the client at the other end. Updates of progress are dropped while the client does not read. */
export const socketOutput = (socket: Socket): Output => ({
  line: (text) => sendMessage(socket, { type: 'line', text }),
  error: (text) => sendMessage(socket, { type: 'error', text }),
  progress: (title) => {
    sendMessage(socket, { type: 'progress', title });
    return {
      update: (done, total) => {
        if (!socket.writableNeedDrain) sendMessage(socket, { type: 'update', done, total });
      },
      done: () => sendMessage(socket, { type: 'done' }),
      stop: () => sendMessage(socket, { type: 'stop' }),
    };
  },
});
