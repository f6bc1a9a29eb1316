import fs from 'node:fs';
import path from 'node:path';
import { gitLines, readBlobs } from '../git.ts';
import { type SourceFile, sourceFile } from './source-file.ts';

const folders = ['bench', 'catalog', 'contract', 'docs', 'e2e', 'messages', 'scripts', 'server', 'web'];
const endings = ['.ts', '.tsx', '.mjs', '.sql', '.css', '.md'];
const skippedFolders = ['node_modules', 'build', 'dist', 'coverage'];

const isSource = (file: string): boolean => {
  const [first = '', ...rest] = file.split('/');
  return (rest.length === 0 || folders.includes(first)) && endings.includes(path.extname(file));
};

const listFiles = (folder: string, below = '.'): string[] =>
  fs.readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (!entry.isDirectory()) return [file];
    return entry.name.startsWith('.') || skippedFolders.includes(entry.name) ? [] : listFiles(folder, file);
  });

/** The files as they are now. Needs no git, because an exported archive has none. */
export const readWorkingTree = (folder: string): SourceFile[] =>
  listFiles(folder)
    .filter(isSource)
    .sort()
    .map((file) => sourceFile(file, fs.readFileSync(path.join(folder, file), 'utf8')));

/** The files of a commit; none if git cannot read it. */
export const readCommit = (folder: string, commit: string): SourceFile[] => {
  const paths = gitLines(folder, 'ls-tree', '-r', '--name-only', commit).filter(isSource);
  const texts = readBlobs(
    folder,
    paths.map((file) => `${commit}:${file}`),
  );
  return paths.map((file, i) => sourceFile(file, texts[i] ?? ''));
};
