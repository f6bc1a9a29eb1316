export interface AccountEvents {
  /** Nobody can log in anymore, and the profile is erased. Listeners erase what features store elsewhere. */
  'account.deleted': { accountId: string };
}
