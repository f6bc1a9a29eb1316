import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, '..');

/** The output of a git command, or null where it fails: without git, in an exported archive, for a commit that is missing. */
const git = (folder: string, args: readonly string[], input = ''): Buffer | null => {
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    input,
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : null;
};

/** The lines that a git command prints; none where it fails. */
export const gitLines = (folder: string, ...args: string[]): string[] =>
  git(folder, args)
    ?.toString()
    .split('\n')
    .filter((line) => line !== '') ?? [];

/** The text of files in commits, each named as `<commit>:<path>`; null for a file that is not there. */
export const readBlobs = (folder: string, names: readonly string[]): (string | null)[] => {
  const batch = git(folder, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  if (!batch) return names.map(() => null);
  let at = 0;
  return names.map(() => {
    const end = batch.indexOf('\n', at);
    const header = batch.toString('utf8', at, end);
    at = end + 1;
    if (header.endsWith(' missing')) return null;
    const start = at;
    const size = Number(header.split(' ').at(-1));
    at += size + 1;
    return batch.toString('utf8', start, start + size);
  });
};
