import { alertsPath } from '@golark/contract/alert-paths';
import { savedSearchesPath } from '@golark/contract/saved-paths';
import type { SearchToSave } from '@golark/contract/saved-searches/schemas';
import type { Transaction } from 'kysely';
import { localeOfAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { publicUrlOf } from '#platform/public-url';
import { alertTokenOf } from '../alert-links.ts';
import { hasDates, type StayNews } from '../compare-stays.ts';
import type { SavedSearchRow } from '../store.ts';
import { alertEmail } from './alert-email.ts';

const pictureWidth = 320;

export interface SearchNews {
  row: SavedSearchRow;
  search: SearchToSave;
  news: StayNews[];
}

interface Alert {
  account: Parameters<typeof localeOfAccount>[0];
  reports: readonly SearchNews[];
  /** The instant of the check. */
  at: string;
}

/** One email with the news of all searches, once for each check. */
export const writeAlert = async (
  ctx: Context,
  trx: Transaction<DB>,
  { account, reports, at }: Alert,
): Promise<void> => {
  const locale = localeOfAccount(account);
  const urlOf = (path: string): string => publicUrlOf(ctx, path);
  const facts = {
    firstName: account.first_name,
    searches: reports.map(({ row, search, news }) => ({
      name: row.name,
      path: row.path,
      hasDates: hasDates(search),
      news,
      stopUrl: urlOf(alertsPath(alertTokenOf(ctx.secret, row.id))),
    })),
    manageUrl: urlOf(savedSearchesPath()),
    urlOf,
    pictureUrl: (id: string) => urlOf(`/pictures/${id}/${pictureWidth}.jpg`),
  };
  await ctx.emails.write(trx, {
    cause: `search-alerts:${account.id}:${at}`,
    recipient: account.email,
    accountId: account.id,
    kind: 'searchAlerts',
    locale,
    ...alertEmail(facts, locale),
  });
};
