import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readConfig } from '#platform/config';
import { CommandError } from '../command-error.ts';
import type { CommandRuntime } from '../command-host.ts';
import { readSale, type Sale } from './copy-sale.ts';
import { rehearseCopyCommand } from './rehearse-copy-command.ts';
import { reportOf } from './report.ts';
import { runRehearsal } from './run-rehearsal.ts';
import { openScratchDatabase } from './scratch-database.ts';

const main = path.resolve(import.meta.dirname, '../../main.ts');

const roomSeconds = 6;

interface Options {
  eventId: string;
  buyers: number;
  tickets: number;
}

/**
 * Rehearses the sale of an event in a process of its own, so that the server's is not what gets slow first, and prints the
 * report. Throws CommandError.
 */
export const rehearseInChild = async (
  { database, output, signal }: CommandRuntime,
  { eventId, buyers, tickets }: Options,
): Promise<void> => {
  const sale = await readSale(database.pool, eventId);
  if (!sale) throw new CommandError(`There is no event ${eventId}.`);
  if (sale.listings.length === 0) throw new CommandError(`${sale.title} has nothing on sale.`);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-sale-'));
  try {
    const file = path.join(dir, 'sale.json');
    fs.writeFileSync(file, JSON.stringify(sale));
    output.line(`Rehearsing ${sale.title} with ${buyers} buyers on a copy …`);
    const args = [main, rehearseCopyCommand, file, `${buyers}`, `${tickets}`];
    const child = spawn(process.execPath, [...process.execArgv, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    const ended = once(child, 'close');
    createInterface(child.stdout).on('line', (line) => output.line(line));
    createInterface(child.stderr).on('line', (line) => output.error(line));
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new CommandError('The rehearsal did not finish.');
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
};

/** What the child does: a database of its own, the application, the buyers, the report. */
export const rehearseCopy = async (file: string, buyers: number, tickets: number): Promise<void> => {
  const config = readConfig(process.env);
  const sale = JSON.parse(fs.readFileSync(file, 'utf8')) as Sale;
  const database = await openScratchDatabase(config.databaseUrl, config.databasePoolSize);
  try {
    const options = { buyers, quantity: tickets, roomSeconds, environment: process.env };
    const rehearsal = await runRehearsal(database, sale, options);
    for (const line of reportOf(rehearsal)) console.log(line);
  } finally {
    await database.close();
  }
};
