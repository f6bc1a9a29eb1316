import type { Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import { CommandError } from '../command-error.ts';
import type { Output, Progress } from '../output.ts';
import { connectTo } from './connect.ts';
import { type CommandMessage, type CommandRequest, maxRequestBytes } from './messages.ts';
import { commandSocket } from './socket-path.ts';

/** Not `node:readline`, which also splits at U+2028, a character that JSON strings may contain. */
async function* readMessages(socket: Socket): AsyncGenerator<CommandMessage> {
  const decoder = new StringDecoder('utf8');
  let text = '';
  for await (const chunk of socket) {
    const lines = (text + decoder.write(chunk)).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as CommandMessage;
  }
}

/** Writes the messages to the terminal. Returns the exit code, or null if the connection ended without one. */
const showMessages = async (
  messages: AsyncIterable<CommandMessage>,
  output: Output,
): Promise<number | null> => {
  let progress: Progress | null = null;
  try {
    for await (const message of messages) {
      if (message.type === 'exit') return message.code;
      if (message.type === 'line') output.line(message.text);
      else if (message.type === 'error') output.error(message.text);
      else if (message.type === 'progress') progress = output.progress(message.title);
      else if (message.type === 'update') progress?.update(message.done, message.total);
      else if (message.type === 'done') progress?.done();
      else progress?.stop();
    }
  } catch (error) {
    // a killed server can break the connection instead of ending it
    if (!['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    progress?.stop();
  }
  return null;
};

const connect = async (dataDir: string): Promise<Socket | null> => {
  try {
    return await connectTo(commandSocket(dataDir));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `The server of the data folder ${dataDir} cannot be reached (${code}): commands need the user who runs it.`,
    );
  }
};

/**
 * Runs a command in the server that has the data folder open. Returns its exit code, or null if no server is listening.
 * Throws CommandError if the server ends before the command.
 */
export const sendCommand = async (
  dataDir: string,
  request: CommandRequest,
  output: Output,
): Promise<number | null> => {
  const line = `${JSON.stringify(request)}\n`;
  if (Buffer.byteLength(line) > maxRequestBytes) throw new CommandError('The arguments are too long.');
  const socket = await connect(dataDir);
  if (!socket) return null;
  try {
    socket.write(line);
    const exitCode = await showMessages(readMessages(socket), output);
    if (exitCode === null) throw new CommandError('The server ended before the command did.');
    return exitCode;
  } finally {
    socket.destroy();
  }
};
