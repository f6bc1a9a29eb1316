// Runs on Node 20 or newer: updates dependencies and the web build; everything else runs on the Node 24 that they include.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
export const node24 = path.join(root, 'node_modules/.bin/node');

const installedMark = path.join(root, 'node_modules/.golark-installed');
const builtMark = path.join(root, 'web/build/.golark-built');
const builtFrom = [
  'web/app',
  'web/build-tools',
  'web/public',
  'web/package.json',
  'web/vite.config.ts',
  'web/react-router.config.ts',
  'contract',
  'messages',
  'package-lock.json',
];

const run = (command, args, options = {}) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
};

const filesUnder = (place) => {
  const full = path.join(root, place);
  if (!fs.existsSync(full)) return [];
  if (!fs.statSync(full).isDirectory()) return [place];
  return fs
    .readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== '.react-router')
    .flatMap((entry) => filesUnder(path.join(place, entry.name)))
    .sort();
};

const hashOf = (places) => {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesUnder))
    hash.update(file).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
};

const isMarked = (mark, hash) => fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === hash;

/** The environment in which `node` is Node 24. */
export const environment = () => ({
  ...process.env,
  PATH: `${path.dirname(node24)}${path.delimiter}${process.env.PATH}`,
});

export const install = () => {
  const hash = hashOf(['package-lock.json']);
  if (isMarked(installedMark, hash)) return;
  console.error('Installing dependencies …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  fs.writeFileSync(installedMark, hash);
};

export const build = () => {
  const hash = hashOf(builtFrom);
  if (isMarked(builtMark, hash)) return;
  console.error('Building the web app …');
  run('npm', ['run', 'build', '--workspace', 'web', '--silent'], { env: environment() });
  fs.writeFileSync(builtMark, hash);
};
