import { expect, test } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { listOwnershipProblems, listTables } from './table-owners.ts';

test('reads the tables and views of the generated types', () => {
  const types =
    'interface Orders { id: string }\nexport interface DB { orders: Orders; "job_queue.job": Job }';
  expect(listTables(sourceFile('tables.ts', types))).toEqual(['orders', 'job_queue.job']);
});

test('a table has exactly one owner', () => {
  const owners = { orders: ['orders', 'payments'], payments: ['payments'] };
  expect(listOwnershipProblems(['orders'], owners)).toEqual([]);
  expect(listOwnershipProblems(['orders', 'payments', 'nights'], owners)).toEqual([
    'payments is owned by orders and payments',
    'nights is owned by no feature',
  ]);
});
