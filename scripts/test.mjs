// `npm test`: prepares, checks, then runs every test; the last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findTools, hasPostgres } from './find-tools.mjs';
import { build, environment, install, root } from './prepare.mjs';
import { runProject } from './run-project.mjs';

install();
build();
const browser = findTools();
if (!browser) {
  console.error('No Chromium was found. Install it, or set CHROMIUM to the path of one.');
  process.exit(1);
}

const env = { ...environment(), CHROMIUM: browser };
const check = spawnSync(process.execPath, [path.join(root, 'scripts/check.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env,
});
const failures = check.status === 0 ? [] : ['check'];
const counts = { passed: check.status === 0 ? 1 : 0, failed: check.status === 0 ? 0 : 1, skipped: 0 };

/** Where the embedded database can differ: one connection, its files, the size of a catalog. PostgreSQL runs every file, see docs/testing.md. */
const whatDiffers = [
  '.race.test',
  'random-',
  'gateway-outages',
  'src/account-data/',
  'src/booking/book-stay',
  'src/cli/',
  'src/personal-data',
  'src/platform/database/',
  'src/platform/files/',
  'src/platform/jobs/',
  'src/search/engine/',
  'src/state-machines',
  'src/statement-counts',
];
const filesOf = (project) =>
  project === 'embedded' && hasPostgres() && named.length === 0 ? whatDiffers : [];

/** The longest first: the journeys run next to all others, see docs/testing.md. */
const all = ['journeys', ...(hasPostgres() ? ['postgres'] : []), 'kills', 'embedded', 'components', 'rules'];
const named = process.argv.slice(2);
const waiting = named.length > 0 ? named : all;

/** The first of the two rows prints while it runs; what the other ran is printed as one piece when it ends. */
const runNext = async (isLive) => {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const run = await runProject(project, { env, isLive, files: filesOf(project) });
    for (const count of Object.keys(counts)) counts[count] += run[count];
    failures.push(...run.failures);
  }
};
await Promise.all([runNext(true), runNext(false)]);

// next to the counts: a log may be kept by its end only
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
