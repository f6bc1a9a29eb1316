// `npm run mutate`: takes out each guard, one at a time, and runs the tests that should notice.
// `npm run mutate -- order refund` only those whose name contains one of the words.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasPostgres } from './find-tools.mjs';
import { build, environment, install, node24, root } from './prepare.mjs';

install();
const words = process.argv.slice(2);
if (process.versions.node.split('.')[0] !== '24') {
  const child = spawn(node24, [path.join(root, 'scripts/mutate.mjs'), ...words], { stdio: 'inherit' });
  process.exit(await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1))));
}

const { guards } = await import('../server/testing/guards/guards.ts');
const { problemsOf } = await import('../server/testing/guards/stale-guards.ts');
const atOnce = 2;
const requiredShare = 0.95;
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-mutate-'));
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

const problems = problemsOf(guards);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

// guards of pages are noticed in built ones
build();

const database = hasPostgres() ? 'postgres' : 'embedded';
const wanted = guards
  .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  .map((guard, index) => ({ guard, group: guard.group ?? database, index }))
  .filter(({ group }) => group === 'rules' || group === database);

/** The first test in a file that fails without the guard, or null. Throws if no test ran. */
const failureIn = async ({ guard, group, index }, filter) => {
  const report = path.join(reports, `${index}.json`);
  const args = [vitest, 'run', '--project', group, '--bail', '1', '--maxWorkers', '1'];
  args.push('--reporter=json', `--outputFile=${report}`, filter);
  const child = spawn(node24, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...environment(), GOLARK_BROKEN_GUARD: guard.name },
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  await new Promise((resolve) => child.on('exit', resolve));
  if (!fs.existsSync(report)) throw new Error(`${guard.name}: ${filter} did not run\n${errors}`);
  const { testResults, numPassedTests } = JSON.parse(fs.readFileSync(report, 'utf8'));
  fs.rmSync(report);
  const failed = testResults.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'failed'),
  );
  if (failed[0]) return failed[0].fullName;
  const broken = testResults.find(({ status }) => status === 'failed');
  if (broken || numPassedTests === 0)
    throw new Error(`${guard.name}: ${filter} could not run\n${broken?.message ?? errors}`);
  return null;
};

/** The first test that fails without the guard, in the order of its list of tests, or null. */
const firstFailure = async (run) => {
  for (const filter of run.guard.tests) {
    const failure = await failureIn(run, filter);
    if (failure !== null) return `${failure} (${filter})`;
  }
  return null;
};

const survivors = [];
const invalid = [];
const queue = [...wanted];
const takeNext = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { name } = next.guard;
    try {
      const failure = await firstFailure(next);
      if (failure === null) survivors.push(next.guard);
      console.log(failure === null ? `SURVIVED ${name}` : `detected ${name}: ${failure}`);
    } catch (error) {
      invalid.push(name);
      console.error(`INVALID  ${error.message}`);
    }
  }
};
await Promise.all(Array.from({ length: atOnce }, takeNext));
fs.rmSync(reports, { recursive: true, force: true });

for (const { name, survives } of survivors)
  console.log(`${name}: ${survives ?? 'no test notices, and no reason is given'}`);
const detected = wanted.length - survivors.length - invalid.length;
console.log(`\n${detected} of ${wanted.length} guards detected (${database})`);
const isGood =
  invalid.length === 0 &&
  survivors.every(({ survives }) => survives) &&
  detected >= requiredShare * wanted.length;
process.exit(isGood ? 0 : 1);
