// `npm test`: prepares, checks, then runs every test; the last line is `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTools, hasPostgres } from './find-tools.mjs';
import { build, environment, install, root } from './prepare.mjs';
import { countProcessorTime } from './processor-time.mjs';
import { runProject } from './run-project.mjs';
import { startSharedCluster } from './shared-cluster.mjs';

/**
 * The limit of the whole run, in seconds of processor time: a machine that is slow because others use it does not exceed it. A change
 * that makes the run longer makes something else shorter, see docs/testing.md.
 */
const processorBudget = 1250;

const browser = findTools();
const counter = countProcessorTime();
const started = performance.now();
const times = [];
/** Runs one part of the run and notes its times. */
const timed = async (name, work) => {
  const part = counter.part(name);
  const from = performance.now();
  const result = await work(part);
  times.push({ name, wall: (performance.now() - from) / 1000, part });
  return result;
};

const failures = [];
const counts = { passed: 0, failed: 0, skipped: 0 };
const record = (name, isGood, message) => {
  counts[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) failures.push(message ? `${name}: ${message}` : name);
};

if (!browser) {
  console.error('No Chromium was found. Install it, or set CHROMIUM to the path of one.');
  process.exit(1);
}
install();

let checkPart;
/** Runs on the second core until there are tests for it. */
const checked = timed('check', async (part) => {
  checkPart = part;
  const check = spawn(process.execPath, [path.join(root, 'scripts/check.mjs')], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  part.add(check);
  const [status] = await once(check, 'exit');
  record('check', status === 0);
});
build();
const prepared = counter.seconds();
const beforeTests = {
  name: 'install and build',
  wall: (performance.now() - started) / 1000,
  processor: prepared === null ? null : prepared - checkPart.seconds(),
};

/** Where the embedded database differs: its only connection, its files, its lock. PostgreSQL runs every file, see docs/testing.md. */
const whatDiffers = [
  'src/account-data/export',
  'src/booking/book-stay.race',
  'src/orders/random-faults',
  'src/platform/database/',
  'src/platform/jobs/',
  'src/search/engine/postgres',
];
const filesOf = (project) =>
  project === 'embedded' && hasPostgres() && named.length === 0 ? whatDiffers : [];

/** The longest first: the journeys run next to all others, see docs/testing.md. */
const all = ['journeys', ...(hasPostgres() ? ['postgres'] : []), 'kills', 'components', 'embedded', 'rules'];
const named = process.argv.slice(2);
const waiting = named.length > 0 ? named : all;

const databasePart = counter.part('postgresql');
const cluster = await startSharedCluster(databasePart);
/** What groups prepare for others. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-test-run-'));
const env = { ...environment(), ...cluster.variables, CHROMIUM: browser, GOLARK_TEST_FOLDER: folder };

/**
 * The first of the two rows prints while it runs; what the other ran is printed as one piece when it ends. Three files at a time keep two
 * cores busy; with four, each takes longer, and all together a tenth more processor time.
 */
const runNext = async (isLive) => {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const run = await timed(project, (part) =>
      runProject(project, {
        env,
        isLive,
        part,
        workers: isLive || waiting.length === 0 ? 2 : 1,
        files: filesOf(project),
      }),
    );
    for (const count of Object.keys(counts)) counts[count] += run[count];
    failures.push(...run.failures);
  }
};
await Promise.all([runNext(true), checked.then(() => runNext(false))]);
await cluster.stop();
fs.rmSync(folder, { recursive: true, force: true });

// in a clean checkout, neither the installation nor the tests may leave a change
if (process.env.CI) {
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  record('git status', !stdout, `files have changed:\n${stdout}`);
}

const total = counter.seconds();
const isComplete = named.length === 0;
if (isComplete && total !== null)
  record('processor time', total <= processorBudget, `${total.toFixed()} s of ${processorBudget} s`);

const rows = [
  beforeTests,
  ...times.map(({ name, wall, part }) => ({ name, wall, processor: part.seconds() })),
  { name: 'PostgreSQL of the tests', wall: null, processor: databasePart.seconds() },
  { name: 'whole run', wall: (performance.now() - started) / 1000, processor: total },
];
const seconds = (value) => (value === null ? '–' : `${value.toFixed()} s`).padStart(8);
console.log(`\n${''.padEnd(26)}${'wall'.padStart(8)}${'processor'.padStart(12)}`);
for (const { name, wall, processor } of rows)
  console.log(`${name.padEnd(26)}${seconds(wall)}    ${seconds(processor)}`);
counter.stop();

// next to the counts: a log may be kept by its end only
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
