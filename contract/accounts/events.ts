export interface AccountEvents {
  /** Personal data of the account has been erased. */
  'account.deleted': { accountId: string };
}
