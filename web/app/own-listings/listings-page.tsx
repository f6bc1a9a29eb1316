import { listOwnListings } from '@golark/contract/own-listings/calls';
import { listingStatuses } from '@golark/contract/own-listings/rules';
import { nodesOf } from '@golark/contract/paging/rules';
import { actingAs, readHostPage } from '../partner/index.ts';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPageNumber } from '../platform/page/page-number.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/listings-page.ts';
import { statusForms } from './change-listing.server.ts';
import { ListingsView } from './listings-view.tsx';
import { mayEdit } from './load-own-listing.ts';
import { runListingForm } from './section-request.ts';
import './own-listings.css';

export const handle = { messages: ['fields', 'ownListings', 'listingCopies', 'stays'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readHostPage(args);
  const { api, url, locale, host } = request;
  const status = listingStatuses.find((each) => each === url.searchParams.get('status'));
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const query = { pageNumber: readPageNumber(url), ...(status ? { status } : {}), ...(q ? { q } : {}) };
  const page = dataOrThrow(await callApi(api, listOwnListings, { query, headers: actingAs(host) }));
  const shown = { status, q, locale, hostId: host.propertyManagerId, isAllowed: mayEdit(request) };
  return { ...shown, listings: nodesOf(page), pageInfo: page.pageInfo };
};

export const action = (args: Route.ActionArgs) =>
  runListingForm<FormOutcome | undefined>(args, null, statusForms);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'ownListings')('headTitle'), isIndexed: false })
    : [];

/** The listings of the acting host, in tabs by their status. */
const ListingsPage = ({ loaderData, actionData }: Route.ComponentProps) => (
  <ListingsView loaded={loaderData} outcome={actionData} />
);

export default ListingsPage;
