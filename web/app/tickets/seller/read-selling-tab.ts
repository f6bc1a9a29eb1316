import { type SellingTab, sellingTabs } from '@golark/contract/selling/rules';
import { ticketListingsPath } from '@golark/contract/selling-paths';
import { redirect } from 'react-router';
import { pageNotFound } from '../../platform/page/page-not-found.ts';

/** The status in the address of a seller's listings; without one, the first is redirected to. A 404 for any other text. */
export const readSellingTab = (status: string | undefined, url: URL): SellingTab => {
  if (status === undefined) throw redirect(ticketListingsPath(undefined, url.search));
  const tab = sellingTabs.find((one) => one === status);
  if (!tab) throw pageNotFound(url);
  return tab;
};
