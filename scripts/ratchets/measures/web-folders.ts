import path from 'node:path';
import ts from 'typescript';
import type { Measure, Offender } from '../measure.ts';
import { isProductCode, type SourceFile, startOf, visitNodes } from '../source-file.ts';

interface Arrow {
  from: string;
  to: string;
  /** The imported file, without its folder. */
  target: string;
  place: Offender;
}

/** The folder directly in `web/app` that contains a file, and the path of the file in it; null for other files. */
const placeIn = (file: string): { folder: string; rest: string } | null => {
  const [, folder, rest] = /^web\/app\/([^/]+)\/(.+)$/.exec(file) ?? [];
  return folder && rest ? { folder, rest } : null;
};

/** The module that a node imports: `import … from`, `export … from` and `import(…)`. */
const importedBy = (node: ts.Node): ts.Node | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isCall ? node.arguments[0] : undefined;
};

const specifiersOf = (file: SourceFile): ts.StringLiteral[] => {
  const specifiers: ts.StringLiteral[] = [];
  visitNodes(file, (node) => {
    const imported = importedBy(node);
    if (imported && ts.isStringLiteral(imported)) specifiers.push(imported);
  });
  return specifiers;
};

const arrowsOf = (file: SourceFile): Arrow[] => {
  const from = placeIn(file.path);
  if (!from) return [];
  return specifiersOf(file).flatMap((specifier) => {
    if (!specifier.text.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file.path), specifier.text);
    const to = placeIn(target);
    if (!to || to.folder === from.folder) return [];
    const line = file.lineAt(startOf(specifier, file));
    const place = { file: file.path, line, what: `imports ${target}`, amount: 1 };
    return [{ from: from.folder, to: to.folder, target: to.rest, place }];
  });
};

/** Whether imports lead from one folder to another. */
const isReachable = (from: string, to: string, arrows: readonly Arrow[]): boolean => {
  const seen = new Set([from]);
  for (const folder of seen) {
    if (folder === to) return true;
    for (const arrow of arrows) if (arrow.from === folder) seen.add(arrow.to);
  }
  return false;
};

const sharedFolders = new Set(['ui', 'platform', 'messages']);

/**
 * Between the folders directly in `web/app`: pairs of folders of which one imports the other although imports also lead
 * back, and imports of another feature's file that is not its `index.ts`. Type imports count.
 */
export const measureWebFolders: Measure = (files) => {
  const arrows = files.filter(isProductCode).flatMap(arrowsOf);
  const pairs = new Map(arrows.map((arrow) => [`${arrow.from} → ${arrow.to}`, arrow]));
  const inCycles = [...pairs].filter(([, { from, to }]) => isReachable(to, from, arrows));
  const past = arrows.filter(({ to, target }) => !sharedFolders.has(to) && !/^index\.tsx?$/.test(target));
  return {
    'web-folder-cycles': inCycles.map(([pair, { place }]) => ({
      ...place,
      what: `${pair} is part of a cycle`,
    })),
    'web-imports-past-index': past.map(({ place }) => place),
  };
};
