import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openEmbedded } from '#platform/database/open-database';
import { copyFilledFolder } from '#testing/kill-places';
import { runGolark, spawnGolark } from '#testing/run-golark';
import { createScratchDatabase } from '#testing/shared-cluster';
import { spawnServer } from '#testing/spawn-server';
import type { StartedServer } from '#testing/started-server';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'golark-commands-')));
const DATA_DIR = path.join(folder, 'data');
const socketFile = path.join(DATA_DIR, 'command.sock');
const environment = { DATA_DIR, GOLARK_CATALOG_SIZE: '0' };
const place = { cwd: folder, environment };

let server: StartedServer;

const golark = (...args: string[]) => runGolark(args, place);
const isReady = async (): Promise<boolean> => (await fetch(`${server.url}/readyz`)).ok;

const writeListings = (name: string, ids: { from: number; count: number }): void => {
  const rows = Array.from(
    { length: ids.count },
    (_, i) => `${ids.from + i},Flat,Dorchester,42.3,-71.06,Entire home/apt,$90`,
  );
  const header = 'id,name,neighbourhood,latitude,longitude,room_type,price';
  fs.writeFileSync(path.join(folder, `${name}.csv`), `${[header, ...rows].join('\n')}\n`);
};

beforeAll(async () => {
  copyFilledFolder(DATA_DIR);
  writeListings('few', { from: 1, count: 2 });
  writeListings('many', { from: 1000, count: 8000 });
  server = await spawnServer(environment);
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('while a server has the embedded database open', () => {
  test('a second server ends with one sentence', async () => {
    const { code, stderr } = await golark('serve');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data folder .* is in use by process \d+\. Stop it first, .*\n$/);
    expect(fs.statSync(socketFile).mode & 0o777).toBe(0o600);
  });

  test('commands run, also several at once', async () => {
    const [jobs, on, off, migrated] = await Promise.all([
      golark('jobs', 'list'),
      golark('flags', 'set', 'FIRST_FLAG', '--percentage', '20'),
      golark('flags', 'set', 'SECOND_FLAG', '--on', 'a', '--off', 'b'),
      golark('migrate'),
    ]);
    expect(jobs).toEqual({ code: 0, stdout: 'There are no dead letters.\n', stderr: '' });
    expect([on.code, off.code]).toEqual([0, 0]);
    expect(migrated.stdout).toBe('The database is up to date.\n');
    const { stdout } = await golark('flags');
    expect(stdout).toContain('FIRST_FLAG: on for 20 % of devices (true or false)');
    expect(stdout).toContain('SECOND_FLAG: on for 0 % of devices ("a" or "b")');
  });

  test('an import reads and writes files of the client, and reports progress and result', async () => {
    const imported = await golark('import', 'airbnb', 'few.csv', '--report', 'report.json');
    expect(imported).toMatchObject({ code: 0, stderr: 'Importing …\nImporting: done.\n' });
    expect(imported.stdout).toContain('2 new, 0 updated, 0 unchanged');
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'report.json'), 'utf8'))).toMatchObject({ added: 2 });
    expect((await golark('import', 'airbnb', 'few.csv')).stdout).toContain('0 new, 0 updated, 2 unchanged');
  });

  test('an error has the same sentence and exit code as elsewhere', async () => {
    const missing = path.join(folder, 'none.csv');
    expect(await golark('import', 'airbnb', 'none.csv')).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no file ${missing}.\n`,
    });
    expect(await golark('flags', 'remove', 'NO_FLAG')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no flag NO_FLAG.\n',
    });
    const parsed = await golark('flags', 'set', 'lower');
    expect(parsed.code).toBe(1);
    expect(parsed.stderr).toMatch(/^error: command-argument value 'lower' is invalid/);
  });

  test('a request that is parsed only in the server gets the errors of the parser', async () => {
    const socket = net.connect(socketFile);
    socket.write(`${JSON.stringify({ args: ['flags', 'set', 'lower'], cwd: '/' })}\n`);
    const [error = '', exit = ''] = (await text(socket)).split('\n');
    expect(JSON.parse(error)).toEqual({ type: 'error', text: expect.stringMatching(/^error: command-arg/) });
    expect(JSON.parse(exit)).toEqual({ type: 'exit', code: 1 });
  });

  test('a malformed line gets an error, and no request starts a second server', async () => {
    for (const line of ['{', '{"args":["serve"],"cwd":"/"}']) {
      const socket = net.connect(socketFile);
      socket.write(`${line}\n`);
      expect(await text(socket)).toMatch(/"type":"error".*\n\{"type":"exit","code":1\}\n$/);
    }
    expect(await isReady()).toBe(true);
  });

  test('requests are served between the batches of an import, which stops when its client is gone', async () => {
    const socket = net.connect(socketFile);
    const messages = createInterface({ input: socket });
    const args = ['import', 'airbnb', 'many.csv'];
    socket.write(`${JSON.stringify({ args, cwd: folder })}\n`);
    const received: string[] = [];
    const isRunning = new Promise<void>((resolve) =>
      messages.on('line', (line) => {
        received.push(JSON.parse(line).type);
        if (received.at(-1) === 'update' || received.at(-1) === 'exit') resolve();
      }),
    );
    await isRunning;
    expect(await isReady()).toBe(true);
    expect(received).not.toContain('exit');
    socket.destroy();
    expect((await golark('jobs', 'list')).code).toBe(0);
  });

  test('a client that is killed does no harm', async () => {
    const client = spawnGolark(['import', 'airbnb', 'many.csv'], place);
    await once(client.stderr, 'data');
    client.kill('SIGKILL');
    await once(client, 'exit');
    expect(await isReady()).toBe(true);
    expect((await golark('jobs', 'list')).code).toBe(0);
  });

  test('commands with DATABASE_URL open PostgreSQL themselves', async ({ skip }) => {
    const url = inject('killCluster');
    if (!url) return skip('PostgreSQL is not installed');
    const database = await createScratchDatabase({ url });
    try {
      const postgres = { ...place, environment: { ...environment, DATABASE_URL: database.url } };
      expect((await runGolark(['migrate'], postgres)).stdout).toMatch(/^Ran 0001_/);
      const { code, stdout } = await runGolark(['flags'], postgres);
      expect(code).toBe(0);
      expect(stdout).toContain('REFINED_DESCRIPTION_TOGGLE');
      expect(stdout).not.toContain('FIRST_FLAG');
    } finally {
      await database.drop();
    }
  });
});

test('a server that was killed leaves a socket that the next one replaces and removes', async () => {
  await server.stop('SIGKILL');
  expect(fs.existsSync(socketFile)).toBe(true);
  server = await spawnServer(environment);
  expect((await golark('flags')).stdout).toContain('FIRST_FLAG');
  await server.stop('SIGTERM');
  expect(fs.existsSync(socketFile)).toBe(false);
});

test('without a server commands open the database themselves, and what others did is there', async () => {
  expect((await golark('flags')).stdout).toContain('FIRST_FLAG');
  const { db, close } = await openEmbedded(DATA_DIR);
  try {
    const rows = await db
      .selectFrom('listings')
      .select('external_id')
      .where('external_id', 'is not', null)
      .execute();
    const few = rows.filter(({ external_id }) => Number(external_id) < 1000);
    expect(few).toHaveLength(2);
    // both imports of the large file were abandoned
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.length).toBeLessThan(8002);
    const other = await golark('flags');
    expect(other.code).toBe(1);
    expect(other.stderr).toMatch(/ is in use by process \d+, which does not accept commands: .*\n$/);
  } finally {
    await close();
  }
});
