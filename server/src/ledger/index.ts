export { type LedgerAccount, type Posting, postTransaction } from './post-transaction.ts';
