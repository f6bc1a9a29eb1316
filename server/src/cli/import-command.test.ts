import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoAccount } from '#accounts';
import { readConfig } from '#platform/config';
import type { OpenDatabase } from '#platform/database/open-database';
import { openTestDatabase } from '#testing/open-test-database';
import { recordOutput } from '#testing/record-output';
import { createRuntime, type Runtime } from '../create-context.ts';
import { CommandError } from './command-error.ts';
import { importCommand } from './import-command.ts';
import { importEventsCommand } from './import-events-command.ts';

const folder = path.join(os.tmpdir(), `golark-import-${randomUUID()}`);
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
const email = 'partner@golark.example';
const file = path.join(folder, 'listings.csv');

let database: OpenDatabase;
let runtime: Runtime;

beforeAll(async () => {
  fs.mkdirSync(folder);
  fs.writeFileSync(
    file,
    'id,name,neighbourhood,latitude,longitude,room_type,price\n1,Flat,Dorchester,42.3,-71.06,Entire home/apt,$90\n2,Flat,,42.35,-71.06,Entire home/apt,$90\n',
  );
  database = await openTestDatabase();
  const partner = {
    role: 'partner',
    email,
    firstName: 'June',
    lastName: 'Hartley',
    password: 'metolius-at-nine',
  };
  runtime = await createRuntime(config, database);
  await createDemoAccount(runtime.ctx, partner as Parameters<typeof createDemoAccount>[1]);
});
afterAll(async () => {
  await runtime.ctx.jobs.stop();
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

const run = async (listings: string, city?: string, signal = new AbortController().signal) => {
  const { output, lines } = recordOutput();
  const options = { partner: email, ...(city ? { city } : {}) };
  await importCommand({ ...runtime, database, migrated: [], output, signal }, listings, options);
  return lines.join('\n');
};

test('reports a folder or a missing path in one sentence', async () => {
  await expect(run(folder)).rejects.toThrow(new CommandError(`${folder} is not a file.`));
  await expect(run(`${file}.gz`)).rejects.toThrow(new CommandError(`There is no file ${file}.gz.`));
});

test('rejects a city that does not exist', async () => {
  await expect(run(file, 'ma/nowhere')).rejects.toThrow(
    'There is no city ma/nowhere; write it as ma/boston.',
  );
});

test('imports nothing for a client that is gone', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(run(file, 'ma/boston', gone)).rejects.toThrow('gone');
  expect(await database.db.selectFrom('listings').select('id').execute()).toEqual([]);
});

test('reports how many homes were placed by which method', async () => {
  const printed = await run(file);
  expect(printed).toContain('2 new, 0 updated, 0 unchanged, 0 repaired, 0 refused');
  expect(printed).toContain('1 homes placed by a district that the row names');
  expect(printed).toContain('1 homes placed in the city that most rows share');
  expect(await run(file, 'ma/boston')).toContain('2 homes placed by --city');
});

test('names every row of a schedule that is not imported, and imports nothing of a file that is none', async () => {
  const { output, lines } = recordOutput();
  const signal = new AbortController().signal;
  const command = { ...runtime, database, migrated: [], output, signal };
  const schedule = path.join(folder, 'schedule.csv');
  fs.writeFileSync(
    schedule,
    'Match Number,Date,Location,Home Team,Away Team\n1,24/10/2023 23:30,Ball Arena,Denver Nuggets,Boston Celtics\n2,30/02/2024 23:30,Ball Arena,Denver Nuggets,Boston Celtics\n',
  );
  await importEventsCommand(command, schedule, { shiftTo: '2099-01-01' });
  expect(lines.join('\n')).toContain('events: 1 new, 0 changed, 0 unchanged, 1 rows not imported');
  expect(lines.join('\n')).toContain('    line 3, date: There is no day 2024-02-30.');
  await expect(importEventsCommand(command, file, {})).rejects.toThrow(
    /none of the known forms.* Nothing was imported\.$/,
  );
});
