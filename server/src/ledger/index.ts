export { type Balance, listBalances, listStatement, type StatementLine } from './balances.ts';
export { checkLedger, type LedgerFault } from './check-ledger.ts';
export { ledgerPersonalData } from './personal-data.ts';
export { type LedgerEntry, type Posting, postTransaction } from './post-transaction.ts';
