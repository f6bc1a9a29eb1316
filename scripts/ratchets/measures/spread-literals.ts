import ts from 'typescript';
import type { Measure, Offender } from '../measure.ts';
import { isProductCode, startOf, visitNodes } from '../source-file.ts';

const isLiteral = (node: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isLiteral(node.expression);
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
};

/**
 * Literals that are spread as they are: `...{ a, b }` in an object, `...[a, b]` in an array or a call. The spread does
 * nothing. A condition in front of the literal is not counted: `...(isOpen ? { a } : {})` leaves a member out.
 */
export const measureSpreadLiterals: Measure = (files) => ({
  'spread-literals': files.filter(isProductCode).flatMap((file) => {
    const found: Offender[] = [];
    visitNodes(file, (node) => {
      if (!ts.isSpreadAssignment(node) && !ts.isSpreadElement(node)) return;
      if (!isLiteral(node.expression)) return;
      const what = node.getText(file.syntax()).replace(/\s+/g, ' ');
      found.push({ file: file.path, line: file.lineAt(startOf(node, file)), what, amount: 1 });
    });
    return found;
  }),
});
