import type { Measure, Offender } from '../measure.ts';
import type { SourceFile } from '../source-file.ts';
import { listProse } from './comments.ts';

const rowsOfTable = /^\| instead of \| write \|\n\|[-|]+\|\n((?:\|.*\n)+)/m;

/**
 * The left column of the table in CONTRIBUTING.md, item by item and without the names in backticks, which are identifiers.
 * An item such as `Of …` forbids sentences that begin with it.
 */
export const listForbidden = (contributing: string): string[] => {
  const [, rows] = rowsOfTable.exec(contributing) ?? [];
  if (rows === undefined) throw new Error('CONTRIBUTING.md has no table "instead of | write"');
  return rows
    .split('\n')
    .flatMap((row) => row.split('|')[1]?.split(',') ?? [])
    .map((item) => item.trim().replace(/^"(.*)"$/, '$1'))
    .filter((item) => item !== '' && !item.includes('`'));
};

const isBeginning = (item: string): boolean => item.endsWith(' …');

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The source of a regular expression for one of the items, with a pattern for what separates their words. */
const asAlternatives = (items: readonly string[], separator: string): string => {
  const parts = items.map((item) => item.replace(/ …$/, '').split(' ').map(escapePattern).join(separator));
  return `\\b(?:${parts.join('|')})\\b`;
};

/** Words match in any case; beginnings only with their capital letter. */
const alternativesOf = (forbidden: readonly string[], separator: string) => ({
  words: asAlternatives(
    forbidden.filter((item) => !isBeginning(item)),
    separator,
  ),
  beginnings: asAlternatives(forbidden.filter(isBeginning), separator),
});

const patternsOf = (forbidden: readonly string[]): RegExp[] => {
  const { words, beginnings } = alternativesOf(forbidden, '\\s+');
  // after a word or a comma, a capital letter begins a name
  const isStart = '(?<![\\w,][ \\t]*\\n?[ \\t]*)';
  const isNoQuestion = '(?![^.!?|\\n]*\\n?[^.!?|\\n]*\\?)';
  return [new RegExp(words, 'gi'), new RegExp(`${isStart}${beginnings}${isNoQuestion}`, 'g')];
};

/** Whether a file contains an item anywhere, so that the others need not be parsed for their comments. */
const mayContain = (forbidden: readonly string[]): ((file: SourceFile) => boolean) => {
  const { words, beginnings } = alternativesOf(forbidden, '[\\s*/-]+');
  const patterns = [new RegExp(words, 'i'), new RegExp(beginnings)];
  return ({ text }) => patterns.some((pattern) => pattern.test(text));
};

const matchesIn = (file: SourceFile, patterns: readonly RegExp[]): Offender[] =>
  listProse(file).flatMap(({ text, offset }) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ 0: words, index }) => ({
        file: file.path,
        line: file.lineAt(offset + index),
        what: `"${words.replace(/\s+/g, ' ')}"`,
        amount: 1,
      })),
  );

const isDocs = ({ path }: SourceFile): boolean => path.endsWith('.md');

/** CONTRIBUTING.md without the list of forbidden words itself. */
const withoutTable = (file: SourceFile): SourceFile =>
  file.path === 'CONTRIBUTING.md'
    ? { ...file, text: file.text.replace(rowsOfTable, (rows) => rows.replace(/[^\n]/g, ' ')) }
    : file;

/** Words and beginnings of sentences in comments and docs that the table in CONTRIBUTING.md forbids. */
export const measureWording = (forbidden: readonly string[]): Measure => {
  const patterns = patternsOf(forbidden);
  const isCandidate = mayContain(forbidden);
  return (files) => {
    const read = files
      .filter(({ path }) => path !== 'CHANGELOG.md')
      .filter(isCandidate)
      .map(withoutTable);
    const matches = (chosen: readonly SourceFile[]) => chosen.flatMap((file) => matchesIn(file, patterns));
    return {
      'wording-of-comments': matches(read.filter((file) => !isDocs(file))),
      'wording-of-docs': matches(read.filter(isDocs)),
    };
  };
};
