import { ticketCategoriesPath, venuesPath } from '@golark/contract/event-paths';
import * as paths from '@golark/contract/paths';
import type { Config } from '#platform/config';
import { pagesOfList, type SitemapKind } from '#platform/sitemap';

/** Public pages that are about no row of the database; pages of the operator replace some of them. */
export const publicPages = ({ operatorPages }: Pick<Config, 'operatorPages'>): SitemapKind => {
  const listed = [
    [paths.homePath(), paths.destinationsPath(), paths.membershipPath('')],
    [paths.ticketsPath(), ticketCategoriesPath(), venuesPath(), paths.sellTicketsPath()],
    [paths.aboutUsPath(), paths.vipGolfPath(), paths.becomeHostPath(), paths.contactPath()],
    operatorPages.help ? [] : [paths.helpPath()],
    operatorPages.terms ? [] : [paths.termsPath()],
    operatorPages.privacy ? [] : [paths.privacyPath()],
  ].flat();
  return pagesOfList('pages', async () => listed.map((path) => ({ path, changedAt: null })));
};
