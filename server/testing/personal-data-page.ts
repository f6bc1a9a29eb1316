import type { PersonalData } from '#platform/personal-data';

export interface DeclaredTable {
  table: string;
  feature: string;
  onDeletion: 'deleted' | 'anonymized' | 'retained' | 'expires';
  contains: string;
  reason: string;
  identifyingColumns: readonly string[];
}

/** Every declared table, in the order of the declarations. */
export const declaredTables = (declarations: readonly PersonalData[]): DeclaredTable[] =>
  declarations.flatMap(({ feature, tables }) =>
    Object.entries(tables).map(([table, declared]) => ({
      reason: '',
      identifyingColumns: [],
      ...declared,
      table,
      feature,
    })),
  );

const head = `# Personal data

Generated from the \`personal-data.ts\` of each feature. \`server/src/personal-data.test.ts\` fails if this page is out of date, or if a table with a column that may contain personal data is declared by no feature. After a change: \`WRITE_PERSONAL_DATA=1 npx vitest run --project embedded server/src/personal-data.test.ts\`.

A deletion erases login, profile and cards in one transaction, which also stores a job for each listener of \`account.deleted\`: they erase what can wait, such as the customer at the gateway. A job that fails is retried for days and is then a dead letter (\`golark jobs list\`, [operating.md](operating.md#jobs)).

*deleted*: no row remains. *anonymized*: rows remain without anything that identifies the person. *retained*: rows remain for the stated reason. *expires*: rows are deleted by age. *may identify*: the only columns in which name, email, phone or address can be found after the jobs have run; \`server/src/account-data/erase-personal-data.test.ts\` searches every column of the database for them.

`;

const row = (one: DeclaredTable): string =>
  `| \`${one.table}\` | ${one.feature} | ${one.contains} | ${one.onDeletion} | ${one.reason} | ${one.identifyingColumns
    .map((column) => `\`${column}\``)
    .join(', ')} |`;

export const personalDataPage = (declarations: readonly PersonalData[]): string => {
  const rows = declaredTables(declarations).map(row);
  return `${head}| table | feature | contains | at deletion | reason | may identify |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
};
