// Runs the tests of one Vitest project.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './prepare.mjs';

const startVitest = (project, report, { env, isLive, part, workers, files = [] }) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // the groups of a run share modules that one of them has transformed
  const cache = [
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${path.join(env.GOLARK_TEST_FOLDER, 'modules')}`,
  ];
  const args = ['run', '--project', project, ...files, ...reporters, ...cache, `--maxWorkers=${workers}`];
  const child = spawn('vitest', args, {
    cwd: root,
    stdio: ['ignore', ...(isLive ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  part.add(child);
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => printed.push(text));
  const print = () => process.stdout.write(Buffer.concat(printed.splice(0)));
  // a run that is stopped shows how far it came
  const stop = (signal) => {
    print();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  return new Promise((resolve) => {
    child.on('close', (status) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      print();
      resolve(status);
    });
  });
};

/** The message of a failure and where in the tests it happened. */
const describeFailure = (file, message = '') => {
  const [reason] = message.split('\n');
  const places = [...message.matchAll(/(?:\(|at )(?:file:\/\/)?(\/[^()\s]+:\d+):\d+/g)].map(([, place]) =>
    path.relative(root, place),
  );
  const place =
    places.find((known) => known.startsWith(file)) ?? places.find((known) => !known.includes('node_modules'));
  return place ? `${reason} (${place})` : reason;
};

/** The full names of the tests that failed in a file, or the file if it failed to load. */
const failuresOf = ({ name, status, assertionResults }) => {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file} (did not load)`];
  return failed.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}: ${describeFailure(file, failureMessages[0])}`,
  );
};

/**
 * Returns how many tests passed, failed and were skipped, and the names of those that failed. Prints what they print, at once or when
 * all have ended. With `files`, it runs those whose path contains one of them. Their processor time counts in `part`.
 */
export const runProject = async (project, options) => {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'golark-report-')), 'report.json');
  const status = await startVitest(project, report, options);
  if (!fs.existsSync(report)) {
    console.error(`the tests of ${project} did not run`);
    return { passed: 0, failed: 1, skipped: 0, failures: [`${project} (did not run)`] };
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  );
  // a file that fails to load reports no failed test
  const unreported = status !== 0 && numFailedTests === 0 ? 1 : 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + unreported,
    skipped: numPendingTests,
    failures: testResults.flatMap(failuresOf).map((failure) => `${project}: ${failure}`),
  };
};
