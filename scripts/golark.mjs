#!/usr/bin/env node
// The operator's command: `golark serve`, `golark migrate`, `golark catalog`, `golark import airbnb …`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodeOptions } from './node-options.mjs';
import { build, environment, install, node24, root } from './prepare.mjs';

install();
const args = process.argv.slice(2);
if (args.length === 0 || args[0] === 'serve') build();
const child = spawn(node24, [...nodeOptions, path.join(root, 'server/src/main.ts'), ...args], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...environment() },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
