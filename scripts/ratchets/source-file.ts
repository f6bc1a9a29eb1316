import ts from 'typescript';

/** A text file of the repository, with its path from the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The syntax tree of TypeScript or JavaScript, parsed at the first call. */
  readonly syntax: () => ts.SourceFile;
  /** The number of the line that contains an offset of the text, from 1. */
  readonly lineAt: (offset: number) => number;
}

const scriptKindOf = (path: string): ts.ScriptKind => {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
};

/** Without the structure of JSDoc comments, which would take a third of the time. */
const parse = (path: string, text: string): ts.SourceFile => {
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  return ts.createSourceFile(path, text, options, false, scriptKindOf(path));
};

export const sourceFile = (path: string, text: string): SourceFile => {
  let syntax: ts.SourceFile | undefined;
  return {
    path,
    text,
    syntax: () => {
      syntax ??= parse(path, text);
      return syntax;
    },
    lineAt: (offset) => text.slice(0, offset).split('\n').length,
  };
};

/** Calls `visit` for every node of a file, parents first. */
export const visitNodes = (file: SourceFile, visit: (node: ts.Node) => void): void => {
  const descend = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, descend);
  };
  descend(file.syntax());
};

/** Where a node begins, after the comments in front of it. */
export const startOf = (node: ts.Node, file: SourceFile): number => node.getStart(file.syntax());

export const isCode = ({ path }: SourceFile): boolean => /\.(ts|tsx|mjs)$/.test(path);

const isTest = ({ path }: SourceFile): boolean =>
  /\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path) || path.startsWith('e2e/');

/** Written by its test. */
export const tableTypes = 'server/src/platform/database/tables.ts';

/** Code that is written by hand and shipped or run, without tests and what only tests use. */
export const isProductCode = (file: SourceFile): boolean =>
  isCode(file) && !isTest(file) && file.path !== tableTypes;
