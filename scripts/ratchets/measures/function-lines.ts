import ts from 'typescript';
import type { Measure, Offender } from '../measure.ts';
import { isProductCode, startOf, visitNodes } from '../source-file.ts';

const mostLines = 80;

/** Lines of a function, method or component above 80, from its first to its last line. */
export const measureFunctionLines: Measure = (files) => ({
  'function-lines-above-80': files.filter(isProductCode).flatMap((file) => {
    const long: Offender[] = [];
    visitNodes(file, (node) => {
      if (!ts.isFunctionLike(node)) return;
      const start = startOf(node, file);
      const lines = file.text.slice(start, node.end).split('\n').length;
      if (lines <= mostLines) return;
      const what = `function of ${lines} lines`;
      long.push({ file: file.path, line: file.lineAt(start), what, amount: lines - mostLines });
    });
    return long;
  }),
});
