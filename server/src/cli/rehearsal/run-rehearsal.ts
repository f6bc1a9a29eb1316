import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '#platform/config';
import type { OpenDatabase } from '#platform/database/open-database';
import { createApp } from '../../app.ts';
import { createRuntime } from '../../create-context.ts';
import { type Sale, writeSale } from './copy-sale.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';

const secretSize = 32;

export interface RehearsalOptions {
  buyers: number;
  /** Tickets of each buyer. */
  quantity: number;
  /** How long the waiting room is open before the sale begins: who comes within them is drawn. */
  roomSeconds: number;
  /** Settings of the server; the gateway is the sandbox, and no email is sent. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** Writes a sale into an empty database and sends buyers to it, through the HTTP application in this process. */
export const runRehearsal = async (
  database: OpenDatabase,
  sale: Sale,
  { buyers, quantity, roomSeconds, environment }: RehearsalOptions,
): Promise<Rehearsal> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-rehearsal-'));
  const settings = { GOLARK_SECRET: randomUUID().padEnd(secretSize, '0'), LOG_LEVEL: 'silent' };
  const { ctx } = await createRuntime(
    readConfig({ ...environment, ...settings, DATA_DIR: dataDir }),
    database,
  );
  const app = await createApp(ctx, { phase: 'ready' });
  try {
    await app.ready();
    const at = ctx.clock.now();
    const onSaleAt = new Date(at.getTime() + roomSeconds * 1000);
    const { pool } = database;
    await writeSale(pool, sale, { eventId: 'rehearsal-calm', onSaleAt: null, at });
    const tickets = await writeSale(pool, sale, { eventId: 'rehearsal', onSaleAt, at });
    await pool.query('ANALYZE');
    const events = { eventId: 'rehearsal', calmEventId: 'rehearsal-calm' };
    return await rehearse({ app, pool, ...events, buyers, tickets, quantity });
  } finally {
    await app.close();
    await ctx.jobs.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
