import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

export interface Cluster {
  url: string;
  /** Ends every connection and starts the server again. */
  restart(): void;
  /** The same, while the test goes on. */
  restartMeanwhile(): Promise<void>;
  stop(): void;
}

const debianHome = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL server's programs; null if none is installed. */
export const findPostgresBin = (): string | null => {
  const versions = fs.existsSync(debianHome)
    ? fs.readdirSync(debianHome).sort((a, b) => Number(b) - Number(a))
    : [];
  return (
    versions
      .map((v) => path.join(debianHome, v, 'bin'))
      .find((bin) => fs.existsSync(path.join(bin, 'initdb'))) ?? null
  );
};

/** PostgreSQL refuses to run as root; in that case it runs as the user of its package. */
const asUser = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

const runAs = (command: string, args: string[]): void => {
  execFileSync(...asUser(command, args), { stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Copies a database into an empty one, also between servers. */
export const copyDatabase = (from: string, to: string): void => {
  const bin = findPostgresBin();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const dump = execFileSync(path.join(bin, 'pg_dump'), ['-d', from, '-Fc', '-Z0'], { maxBuffer: 2 ** 30 });
  execFileSync(path.join(bin, 'pg_restore'), ['-d', to, '--exit-on-error'], { input: dump });
};

/** Tests lose nothing if it does not wait for the disk, and take half the time. Their databases are gone before a vacuum is due. */
const withoutDisk = '-c fsync=off -c full_page_writes=off -c autovacuum=off';

/** Starts a PostgreSQL server in a temporary folder; null if none is installed. A durable one is for measurements. */
export const startCluster = async ({
  parent = os.tmpdir(),
  isDurable = false,
} = {}): Promise<Cluster | null> => {
  const bin = findPostgresBin();
  if (!bin) return null;
  const dir = fs.mkdtempSync(path.join(parent, 'golark-postgres-'));
  fs.chmodSync(dir, 0o777);
  const data = path.join(dir, 'data');
  const port = await freePort();
  runAs(path.join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'golark',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${dir} -c max_connections=200${isDurable ? '' : ` ${withoutDisk}`}`;
  runAs(path.join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', path.join(dir, 'log'), '-o', settings, 'start']);
  const log = path.join(dir, 'log');
  const restart = [
    path.join(bin, 'pg_ctl'),
    ['-D', data, '-w', '-m', 'fast', '-l', log, 'restart'],
  ] as const satisfies [string, string[]];
  return {
    url: `postgres://golark@127.0.0.1:${port}/postgres`,
    restart: () => runAs(...restart),
    restartMeanwhile: async () => {
      await promisify(execFile)(...asUser(...restart));
    },
    stop: () => {
      runAs(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
};
