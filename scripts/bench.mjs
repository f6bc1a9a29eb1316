// `npm run bench`: measures the speed budgets on this machine; `npm run bench -- search quote --keep` only some of them.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, environment, install, node24, root } from './prepare.mjs';

install();
build();
const child = spawn(
  node24,
  [
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=FSTDEP023',
    path.join(root, 'bench/run.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { NODE_ENV: 'production', ...environment() } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
