// `npm run check`: format, lint, import direction, types, dead code. Stops at the first failure.
import { spawnSync } from 'node:child_process';
import { environment, install, root } from './prepare.mjs';

install();
const steps = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'import direction',
    'depcruise',
    ['--config', 'dependency-cruiser.config.mjs', 'contract', 'messages', 'server/src', 'catalog', 'web/app'],
  ],
  ['route types', 'react-router', ['typegen'], 'web'],
  ['types', 'tsc', ['--noEmit']],
  ['types of the web app', 'tsc', ['--noEmit'], 'web'],
  ['table types', 'node', ['server/src/platform/database/generate-tables.ts', '--check']],
  ['dead code', 'knip', ['--no-progress']],
];
for (const [name, command, args, folder = '.'] of steps) {
  const started = Date.now();
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    cwd: `${root}/${folder}`,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(), NO_UPDATE_NOTIFIER: '1' },
  });
  if (status !== 0) {
    console.error(`check failed: ${name}`);
    process.exit(1);
  }
  console.log(`${name}: ok, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
