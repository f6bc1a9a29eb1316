// `npm run dev`: Vite rebuilds changed pages, and the server restarts when its files change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, environment, install, node24, root } from './prepare.mjs';

install();
build();
const env = { ...environment(), GOLARK_DEV: '1' };
const watched = ['server/src', 'contract', 'messages', 'catalog'].map(
  (place) => `--watch-path=${path.join(root, place)}`,
);
const child = spawn(
  node24,
  [...watched, path.join(root, 'server/src/main.ts'), 'serve', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env,
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
