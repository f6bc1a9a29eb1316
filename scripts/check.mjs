// `npm run check`: format, lint, import direction, types, dead code, ratchets, commit subjects. Two steps at a time; stops at the first failure.
import { spawn } from 'node:child_process';
import { environment, install, root } from './prepare.mjs';

install();

/** The compiler in native code, see docs/decisions/0117-native-compiler-checks-types.md. Both compilers call their command `tsc`. */
const typeChecker = `${root}/node_modules/typescript-7/bin/tsc`;

/** More threads check the same types several times: on two cores, they take twice the processor time and are slower. */
const onOneThread = ['--noEmit', '--singleThreaded'];

/** The types of the web app refer to those of its routes. */
const routeTypes = ['route types', 'react-router', ['typegen'], 'web'];
// the longest first
const steps = [
  ['types', 'node', [typeChecker, ...onOneThread]],
  ['types of the web app', 'node', [typeChecker, ...onOneThread], 'web'],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'import direction',
    'depcruise',
    ['--config', 'dependency-cruiser.config.mjs', 'contract', 'messages', 'server/src', 'catalog', 'web/app'],
  ],
  ['ratchets', 'node', ['scripts/ratchets/run.ts']],
  ['commit subjects', 'node', ['scripts/commits/run.ts']],
  ['dead code', 'knip', ['--no-progress']],
];

/** Runs a step and prints what it printed; returns whether it succeeded. */
const run = ([name, command, args, folder = '.']) =>
  new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, {
      cwd: `${root}/${folder}`,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment(), NO_UPDATE_NOTIFIER: '1' },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
    child.on('close', (status) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(printed);
      if (status === 0) console.log(`${name}: ok, ${seconds} s`);
      else console.error(`check failed: ${name}`);
      resolve(status === 0);
    });
  });

let isGood = await run(routeTypes);
const takeNext = async () => {
  for (let step = steps.shift(); step && isGood; step = steps.shift()) isGood = (await run(step)) && isGood;
};
// one per core
await Promise.all([takeNext(), takeNext()]);
process.exit(isGood ? 0 : 1);
