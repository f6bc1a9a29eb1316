// `npm test`: prepares, checks, then runs every test; the last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTools, hasPostgres } from './find-tools.mjs';
import { build, environment, install, root } from './prepare.mjs';

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
const counts = { passed: check.status === 0 ? 1 : 0, failed: check.status === 0 ? 0 : 1, skipped: 0 };

const projects = process.argv.slice(2);
const all = ['rules', 'components', 'embedded', ...(hasPostgres() ? ['postgres'] : []), 'kills', 'journeys'];
for (const project of projects.length > 0 ? projects : all) {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'golark-report-')), 'report.json');
  const args = [
    '--no-install',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
  if (!fs.existsSync(report)) {
    console.error(`the tests of ${project} did not run`);
    counts.failed++;
    continue;
  }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(fs.readFileSync(report, 'utf8'));
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
  // a file that fails to load reports no failed test
  if (status !== 0 && numFailedTests === 0) counts.failed++;
}

console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
