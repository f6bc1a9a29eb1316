import ts from 'typescript';
import type { Measure } from '../measure.ts';
import { isProductCode, type SourceFile, startOf } from '../source-file.ts';

const mostImports = 20;

const importsOf = (file: SourceFile): ts.Statement[] =>
  file.syntax().statements.filter(ts.isImportDeclaration);

/** Files that list every feature or every namespace of messages; they must grow with them. */
const listsAll = /^(server\/src\/[^/]+\.ts|contract\/schemas\.ts|messages\/(pages|server)\/(en|es)\.ts)$/;

/** Import statements of a file above 20. */
export const measureFileImports: Measure = (files) => ({
  'file-imports-above-20': files
    .filter((file) => isProductCode(file) && !listsAll.test(file.path))
    .flatMap((file) => {
      const imports = importsOf(file);
      const first = imports[mostImports];
      if (!first) return [];
      return [
        {
          file: file.path,
          line: file.lineAt(startOf(first, file)),
          what: `${imports.length} imports`,
          amount: imports.length - mostImports,
        },
      ];
    }),
});
