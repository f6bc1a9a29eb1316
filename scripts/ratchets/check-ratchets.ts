import { tableOwners } from '../../server/src/table-owners.ts';
import { type Comparison, compare, listAdded } from './compare.ts';
import { findBaseCommit, type Limits, readLimits, readLowestLimits, writeLimits } from './limits.ts';
import { type Offenders, totalOf } from './measure.ts';
import { measureAll } from './measures/all.ts';
import { listOwnershipProblems, listTables } from './measures/table-owners.ts';
import { listForbidden } from './measures/wording.ts';
import { readCommit, readWorkingTree } from './read-sources.ts';
import { describe } from './report.ts';
import { type SourceFile, tableTypes } from './source-file.ts';

/** The files of a folder, with what they are measured by. */
const readProject = (folder: string) => {
  const files = readWorkingTree(folder);
  const find = (path: string): SourceFile => {
    const file = files.find((one) => one.path === path);
    if (!file) throw new Error(`${path} is missing`);
    return file;
  };
  return {
    files,
    tables: listTables(find(tableTypes)),
    forbidden: listForbidden(find('CONTRIBUTING.md').text),
  };
};

/** Every place of every count. */
export const listOffenders = (folder: string): Offenders => {
  const { files, forbidden } = readProject(folder);
  return measureAll(files, forbidden);
};

const countsOf = (offenders: Offenders): Limits =>
  Object.fromEntries(Object.entries(offenders).map(([name, places]) => [name, totalOf(places)]));

const isExceeded = ({ status }: Comparison): boolean => status === 'exceeded';

/**
 * Compares the counts of a folder with its limits, and with `isWriting` lowers the limits first unless a count is above
 * its own. Returns what is wrong, in lines; none if every count is at its limit.
 */
export const checkRatchets = (folder: string, isWriting: boolean): string[] => {
  const { files, tables, forbidden } = readProject(folder);
  const offenders = measureAll(files, forbidden);
  const counts = countsOf(offenders);
  const compareNow = () => compare(counts, readLimits(folder), readLowestLimits(folder));
  if (isWriting && !compareNow().some(isExceeded)) writeLimits(folder, counts);

  const comparisons = compareNow();
  const commit = comparisons.some(isExceeded) ? findBaseCommit(folder) : null;
  // without the commit, every place is listed as new
  const before = commit ? measureAll(readCommit(folder, commit), forbidden) : {};
  return [
    ...listOwnershipProblems(tables, tableOwners),
    ...comparisons.flatMap((comparison) =>
      describe(comparison, listAdded(offenders[comparison.name] ?? [], before[comparison.name] ?? [])),
    ),
  ];
};
