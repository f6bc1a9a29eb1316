import { mayAsPartner } from '@golark/contract/access/rules';
import { nodesOf } from '@golark/contract/paging/rules';
import { listReservations } from '@golark/contract/partners/calls';
import { type ReservationTab, reservationTabs } from '@golark/contract/partners/rules';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { textOf } from '../../platform/page/form-values.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { pageNotFound } from '../../platform/page/page-not-found.ts';
import { readPageNumber } from '../../platform/page/page-number.ts';
import { readAccountForm, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf } from '../../platform/translations.ts';
import { actingAs, readHostPage } from '../read-host-page.ts';
import type { Route } from './+types/reservations-page.ts';
import { readFilter } from './read-filter.ts';
import { ReservationList } from './reservation-list.tsx';
import { submitReservation } from './submit-reservation.server.ts';
import './reservations.css';

export const handle = { messages: ['fields', 'partner'] };
export const headers = personalHeaders;

const tabOf = (text: string | undefined): ReservationTab | undefined =>
  text === undefined ? 'requests' : reservationTabs.find((tab) => tab === text);

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, host } = readHostPage(args);
  const tab = tabOf(args.params.tab);
  if (!tab) throw pageNotFound(url);
  const filter = readFilter(url);
  const shown = { tab, host, locale, filter };
  if (!mayAsPartner(host.role, 'reservations.read')) return { ...shown, reservations: null, pageInfo: null };
  const query = { tab, ...filter, pageNumber: readPageNumber(url) };
  const page = dataOrThrow(await callApi(api, listReservations, { query, headers: actingAs(host) }));
  return { ...shown, reservations: nodesOf(page), pageInfo: page.pageInfo };
};

export const action = async (args: Route.ActionArgs) => {
  const request = await readAccountForm(args);
  const { host } = readHostPage(args, textOf(request.form, 'host'));
  return runIntent({ ...request, host }, submitReservation);
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'partner')('headTitle'), isIndexed: false })
    : [];

/** The reservations of the host for which one acts, in tabs. */
const ReservationsPage = ({ loaderData, actionData }: Route.ComponentProps) => (
  <ReservationList loaded={loaderData} outcome={actionData} />
);

export default ReservationsPage;
