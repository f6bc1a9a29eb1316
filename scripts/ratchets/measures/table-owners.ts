import ts from 'typescript';
import { type SourceFile, visitNodes } from '../source-file.ts';

/** The tables and views of the generated `interface DB`. */
export const listTables = (tableTypes: SourceFile): string[] => {
  const tables: string[] = [];
  visitNodes(tableTypes, (node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'DB') return;
    for (const { name } of node.members)
      if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) tables.push(name.text);
  });
  return tables;
};

/** Tables that no feature owns, and tables that several own. */
export const listOwnershipProblems = (
  tables: readonly string[],
  owners: Readonly<Record<string, readonly string[]>>,
): string[] =>
  tables.flatMap((table) => {
    const ofTable = Object.keys(owners).filter((owner) => owners[owner]?.includes(table));
    if (ofTable.length === 1) return [];
    return [`${table} is owned by ${ofTable.length === 0 ? 'no feature' : ofTable.join(' and ')}`];
  });
