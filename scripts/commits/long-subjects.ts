import { gitLines } from '../git.ts';

const mostCharacters = 60;
const thisFile = 'scripts/commits/long-subjects.ts';

/**
 * The commits after the one that added this file whose subject has more than 60 characters. Merge commits are left out.
 * The commit is found by its file, because its hash changes when it is rebased; without git there is none.
 */
export const listLongSubjects = (folder: string): string[] => {
  const first = gitLines(folder, 'log', '--diff-filter=A', '--format=%H', '--', thisFile).at(-1);
  if (first === undefined) return [];
  const later = gitLines(folder, 'log', '--no-merges', '--format=%h %s', `${first}..HEAD`);
  return later.filter((line) => [...line.slice(line.indexOf(' ') + 1)].length > mostCharacters);
};
