import fs from 'node:fs';
import path from 'node:path';
import { gitLines, readBlobs } from '../git.ts';

/** A number for each count. It may only fall. */
export type Limits = Readonly<Record<string, number>>;

const place = 'scripts/ratchets/limits.json';

export const readLimits = (folder: string): Limits => {
  const file = path.join(folder, place);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
};

export const writeLimits = (folder: string, limits: Limits): void =>
  fs.writeFileSync(path.join(folder, place), `${JSON.stringify(limits, null, 2)}\n`);

/** The commits that changed the limits, the newest first. */
const listCommits = (folder: string): string[] =>
  gitLines(folder, 'log', '--topo-order', '--format=%H', '--', place);

/** The commit at which every count was at its limit. */
export const findBaseCommit = (folder: string): string | null =>
  listCommits(folder)[0] ?? gitLines(folder, 'rev-parse', 'HEAD')[0] ?? null;

/** The lowest number of each limit of the newest version, back to a version in which the limit is missing. */
export const lowestOf = (newestFirst: readonly Limits[]): Limits => {
  const lowest = Object.entries(newestFirst[0] ?? {}).map(([name, newest]) => {
    const end = newestFirst.findIndex((limits) => !(name in limits));
    const versions = end < 0 ? newestFirst : newestFirst.slice(0, end);
    return [name, Math.min(...versions.map((limits) => limits[name] ?? newest))];
  });
  return Object.fromEntries(lowest);
};

/** The lowest limits that were ever committed, so that an edit of the file cannot raise one. */
export const readLowestLimits = (folder: string): Limits => {
  const versions = listCommits(folder).map((commit) => `${commit}:${place}`);
  return lowestOf(readBlobs(folder, versions).map((text) => (text === null ? {} : JSON.parse(text))));
};
