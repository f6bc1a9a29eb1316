import ts from 'typescript';
import type { Measure } from '../measure.ts';
import type { SourceFile } from '../source-file.ts';

const mostNames = 15;

const namesOf = (statement: ts.Statement): number => {
  if (ts.isExportDeclaration(statement))
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.length
      : 1;
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return 0;
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations.length : 1;
};

const countNames = (file: SourceFile): number =>
  file.syntax().statements.reduce((sum, statement) => sum + namesOf(statement), 0);

/** Names above 15 that the `index.ts` of a feature of the server exports to other features. */
export const measureEntryPoints: Measure = (files) => ({
  'entry-point-names-above-15': files
    .filter(({ path }) => /^server\/src\/[^/]+\/index\.ts$/.test(path))
    .flatMap((file) => {
      const names = countNames(file);
      if (names <= mostNames) return [];
      return [{ file: file.path, line: 1, what: `exports ${names} names`, amount: names - mostNames }];
    }),
});
