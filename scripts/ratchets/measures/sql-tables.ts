import ts from 'typescript';
import { type SourceFile, startOf, visitNodes } from '../source-file.ts';

/** A table that SQL names after FROM, JOIN, USING, INTO, UPDATE or DELETE. */
export interface NamedTable {
  table: string;
  isWritten: boolean;
  offset: number;
}

/** The methods of Kysely whose first argument is a table, or several; whether they write it. */
const kyselyMethods: Readonly<Record<string, boolean>> = {
  selectFrom: false,
  from: false,
  using: false,
  innerJoin: false,
  leftJoin: false,
  rightJoin: false,
  fullJoin: false,
  crossJoin: false,
  insertInto: true,
  updateTable: true,
  deleteFrom: true,
  mergeInto: true,
};

const inCall = (node: ts.CallExpression, file: SourceFile): NamedTable[] => {
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const method = node.expression.name.text;
  const isWritten = Object.hasOwn(kyselyMethods, method) ? kyselyMethods[method] : undefined;
  const [first] = node.arguments;
  if (isWritten === undefined || !first) return [];
  const literals = ts.isArrayLiteralExpression(first) ? first.elements : [first];
  return literals.flatMap((literal) => {
    if (!ts.isStringLiteralLike(literal)) return [];
    return [{ table: literal.text.split(' ')[0] ?? '', isWritten, offset: startOf(literal, file) }];
  });
};

const keyword = /\b(DELETE\s+FROM|FROM|JOIN|USING|INTO|UPDATE)\s+/g;
const anyCaseKeyword = new RegExp(keyword, 'gi');
/** A name that is neither a column (`orders.id`) nor a function, then its alias and the comma before the next table. */
const nextTable =
  /(?:(?:ONLY|LATERAL)\s+)?([a-z_]+(?:\.[a-z_]+)?)(?![\w.(])(?:\s+(?:AS\s+)?[a-z_]\w*)?(\s*,\s*)?/iy;

const inSql = (sql: string, offset: number, keywords: RegExp): NamedTable[] =>
  [...sql.matchAll(keywords)].flatMap((match) => {
    const isWritten = /^(DELETE|INTO|UPDATE)/i.test(match[0]);
    const named: NamedTable[] = [];
    nextTable.lastIndex = match.index + match[0].length;
    for (let hasNext = true; hasNext; ) {
      const start = nextTable.lastIndex;
      const [, table, comma] = nextTable.exec(sql) ?? [];
      if (table) named.push({ table: table.toLowerCase(), isWritten, offset: offset + start });
      hasNext = comma !== undefined;
    }
    return named;
  });

/** The text of a template; each expression in it is replaced by as many spaces. */
const withoutExpressions = (template: ts.TemplateLiteral, file: SourceFile): string => {
  const start = startOf(template, file);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return file.text.slice(start, template.end);
  const parts = [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.reduce(
    (text, part) => text.padEnd(startOf(part, file) - start) + file.text.slice(startOf(part, file), part.end),
    '',
  );
};

/**
 * The tables that a file names: in calls of Kysely, in `sql` templates, and in other strings after a keyword in capital
 * letters. A table whose name is in a variable is not found.
 */
export const listNamedTables = (file: SourceFile): NamedTable[] => {
  const named: NamedTable[] = [];
  const tagged = new Set<ts.Node>();
  visitNodes(file, (node) => {
    if (ts.isCallExpression(node)) named.push(...inCall(node, file));
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file.syntax()) === 'sql') {
      tagged.add(node.template);
      named.push(
        ...inSql(withoutExpressions(node.template, file), startOf(node.template, file), anyCaseKeyword),
      );
    } else if (!tagged.has(node) && (ts.isTemplateLiteral(node) || ts.isStringLiteral(node))) {
      const text = ts.isStringLiteral(node) ? node.getText(file.syntax()) : withoutExpressions(node, file);
      named.push(...inSql(text, startOf(node, file), keyword));
    }
  });
  return named;
};
