import type { Account } from './request-context.ts';

/** Cookie with the property manager that a host chose to act for. */
export const hostCookie = 'golark_host';
export const hostCookieDays = 365;

type Host = Account['hosts'][number];

/** The stored one if the account still has it, else the one listed directly, else the first (specification, section 6). */
export const activeHostOf = (account: Pick<Account, 'hosts'> | null, stored: string | null): Host | null => {
  const hosts = account?.hosts ?? [];
  return (
    hosts.find(({ propertyManagerId }) => propertyManagerId === stored) ??
    hosts.find(({ dataSource }) => dataSource === 'DIRECT') ??
    hosts[0] ??
    null
  );
};
