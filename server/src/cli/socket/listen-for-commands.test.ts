import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { recordOutput } from '#testing/record-output';
import { CommandError } from '../command-error.ts';
import { type CommandListener, listenForCommands, type RunRequest } from './listen-for-commands.ts';
import { maxRequestBytes } from './messages.ts';
import { sendCommand } from './send-command.ts';
import { commandSocket } from './socket-path.ts';

let dataDir: string;
let listener: CommandListener | null;

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-socket-'));
  listener = null;
});
afterEach(async () => {
  await listener?.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const echo: RunRequest = async ({ args, cwd }, { output }) => {
  output.line(`${args.join(' ')} in ${cwd}`);
  return 0;
};

const start = async (run: RunRequest = echo): Promise<CommandListener> => {
  listener = await listenForCommands(dataDir, { run, log: createLog('silent') });
  return listener;
};

const send = async (...args: string[]): Promise<{ code: number | null; lines: string[] }> => {
  const { output, lines } = recordOutput();
  return { code: await sendCommand(dataDir, { args, cwd: '/work' }, output), lines };
};

/** Sends bytes as they are, and returns everything that comes back until the connection closes. */
const sendRaw = async (bytes: string): Promise<string> => {
  const socket = net.connect(commandSocket(dataDir));
  socket.write(bytes);
  return text(socket);
};

describe('the socket', () => {
  test('is accessible only to its user, whatever the umask is, and is removed on close', async () => {
    const before = process.umask(0);
    try {
      const { close } = await start();
      expect(fs.statSync(commandSocket(dataDir)).mode & 0o777).toBe(0o600);
      expect(process.umask()).toBe(0);
      await close();
      expect(fs.readdirSync(dataDir)).toEqual([]);
    } finally {
      process.umask(before);
    }
  });

  test('replaces the file of a killed server', async () => {
    const script = `require('net').createServer().listen(${JSON.stringify(commandSocket(dataDir))}, () => console.log('up'))`;
    const dead = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(dead.stdout, 'data');
    dead.kill('SIGKILL');
    await once(dead, 'exit');
    expect(fs.existsSync(commandSocket(dataDir))).toBe(true);
    expect((await send('jobs')).code).toBeNull();
    await start();
    expect((await send('jobs')).code).toBe(0);
  });

  test('is left to a server that listens on it', async () => {
    await start();
    await expect(listenForCommands(dataDir, { run: echo, log: createLog('silent') })).rejects.toThrow(
      CommandError,
    );
    expect((await send('jobs')).code).toBe(0);
  });

  test('works in a folder whose path is longer than a socket may have, and leaves no link behind', async () => {
    const before = process.env['TMPDIR'];
    const temporary = path.join(dataDir, 'tmp');
    dataDir = path.join(dataDir, 'long'.repeat(40));
    for (const folder of [temporary, dataDir]) fs.mkdirSync(folder);
    process.env['TMPDIR'] = temporary;
    try {
      const { close } = await start();
      expect(fs.readdirSync(dataDir)).toEqual(['command.sock']);
      expect((await send('jobs')).code).toBe(0);
      expect(fs.readdirSync(temporary)).toEqual([]);
      await close();
      expect(fs.readdirSync(dataDir)).toEqual([]);
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      dataDir = path.dirname(dataDir);
    }
  });
});

describe('a command', () => {
  test('is sent with its arguments and folder, and its lines come back unchanged', async () => {
    await start(async (request, { output }) => {
      output.line(JSON.stringify(request));
      output.error('one\ntwo \u2028 three, señor');
      return 3;
    });
    expect(await send('flags', 'list')).toEqual({
      code: 3,
      lines: ['{"args":["flags","list"],"cwd":"/work"}', 'one\ntwo \u2028 three, señor'],
    });
  });

  test('is not sent when no server listens', async () => {
    expect((await send('jobs')).code).toBeNull();
  });

  test('returns an expected error as one sentence and an unexpected one with its stack', async () => {
    await start(async ({ args }) => {
      throw args[0] === 'expected' ? new CommandError('There is no flag X.') : new TypeError('a defect');
    });
    expect(await send('expected')).toEqual({ code: 1, lines: ['There is no flag X.'] });
    const { code, lines } = await send('unexpected');
    expect(code).toBe(1);
    expect(lines.join()).toMatch(/^TypeError: a defect\n +at /);
    expect((await send('expected')).code).toBe(1);
  });

  test('is aborted when its client disconnects, and others go on', async () => {
    const aborted = Promise.withResolvers<unknown>();
    await start(async (request, client) => {
      if (request.args[0] !== 'long') return echo(request, client);
      client.output.line('started');
      client.signal.addEventListener('abort', () => aborted.resolve(client.signal.reason));
      await aborted.promise;
      client.output.line('nobody reads this');
      return 0;
    });
    const socket = net.connect(commandSocket(dataDir));
    socket.write('{"args":["long"],"cwd":"/"}\n');
    await once(socket, 'data');
    expect((await send('jobs')).lines).toEqual(['jobs in /work']);
    socket.destroy();
    expect(await aborted.promise).toEqual(new CommandError('The client disconnected.'));
    expect((await send('jobs')).code).toBe(0);
  });

  test('is aborted when the server stops, and its client is told why', async () => {
    const started = Promise.withResolvers<void>();
    const { close } = await start(async (_request, { signal }) => {
      started.resolve();
      await once(signal, 'abort');
      throw signal.reason;
    });
    const sent = send('import');
    await started.promise;
    await close();
    expect(await sent).toEqual({ code: 1, lines: ['The server stopped before the command was done.'] });
  });

  test('ends with an error when the connection ends without an exit code', async () => {
    const server = net.createServer((socket) => socket.end('{"type":"line","text":"a"}\n{"type":'));
    await once(server.listen(commandSocket(dataDir)), 'listening');
    await expect(send('jobs')).rejects.toThrow('The server ended before the command did.');
    server.close();
  });
});

describe('a request', () => {
  test.each([
    ['no JSON', 'hello'],
    ['another shape', '{"args":"jobs","cwd":"/"}'],
    ['a relative folder', '{"args":[],"cwd":"."}'],
    ['unknown fields', '{"args":[],"cwd":"/","user":1}'],
  ])('with %s is refused, and the connection is closed', async (_what, line) => {
    await start();
    const [error = '', exit = '', ...more] = (await sendRaw(`${line}\n`)).split('\n');
    expect(JSON.parse(error).text).toContain('The request is not a command');
    expect(JSON.parse(exit)).toEqual({ type: 'exit', code: 1 });
    expect(more).toEqual(['']);
  });

  test('that is too long is refused before it ends', async () => {
    await start();
    expect(await sendRaw('x'.repeat(maxRequestBytes + 1))).toContain('The request is too long.');
    await expect(send('x'.repeat(maxRequestBytes))).rejects.toThrow('The arguments are too long.');
    expect((await send('x'.repeat(maxRequestBytes - 100))).code).toBe(0);
  });

  test('that never arrives does not delay the end of the server', async () => {
    const { close } = await start();
    const socket = net.connect(commandSocket(dataDir));
    await once(socket, 'connect');
    expect((await send('jobs')).code).toBe(0);
    await close();
    expect(await text(socket)).toContain('The request is incomplete.');
  });
});
