import type { PersonalData } from '#platform/personal-data';
import { eraseAccount } from './erase-account.ts';
import { exportOwnAccount } from './export-own-account.ts';

export const accountPersonalData: PersonalData = {
  feature: 'accounts',
  tables: {
    accounts: {
      onDeletion: 'anonymized',
      contains: 'name, email, password hash, phone, address, language',
      reason: 'orders refer to the row; it has a placeholder as its name and address',
    },
    sessions: { onDeletion: 'deleted', contains: 'IP address, browser, hashes of tokens' },
    replaced_refresh_tokens: { onDeletion: 'deleted', contains: 'hashes of tokens of a session' },
    email_tokens: {
      onDeletion: 'deleted',
      contains: 'email address, also a former one that can undo its change; hash of a link',
    },
    two_step: { onDeletion: 'deleted', contains: 'the encrypted secret of the authenticator app' },
    wrong_codes: { onDeletion: 'deleted', contains: 'times of wrong codes; deleted after a day' },
    recovery_codes: { onDeletion: 'deleted', contains: 'hashes of recovery codes' },
    known_devices: { onDeletion: 'deleted', contains: 'browser and system of each login' },
    account_events: {
      onDeletion: 'anonymized',
      contains: 'history of the account: logins on new devices, changes of password and email',
      reason: 'one row remains, the time of the deletion',
    },
    operator_permissions: { onDeletion: 'deleted', contains: 'permissions of an operator' },
    login_failures: {
      onDeletion: 'deleted',
      contains: 'email and IP address of failed logins; deleted after a day',
    },
    address_uses: {
      onDeletion: 'expires',
      contains: 'IP address of sign-ups, reset requests and messages to support, without an account',
      reason: 'counted for the limits of an address; deleted after a day',
      identifyingColumns: [],
    },
  },
  exportOf: exportOwnAccount,
  erase: eraseAccount,
};
