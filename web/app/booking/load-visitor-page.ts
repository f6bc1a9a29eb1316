import { stayPath } from '@golark/contract/paths';
import type { Rate } from '@golark/contract/pricing/schemas';
import { getProperty } from '@golark/contract/stays/calls';
import type { Property } from '@golark/contract/stays/schemas';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { loadRate, type Refusal, readStayChoice, type StayChoice, writeStayChoice } from '../stays/index.ts';
import { loadTickets } from './load-tickets.ts';

export type VisitorPageData = {
  kind: 'visitor';
  property: Property;
  rate: Rate;
  search: StayChoice;
  changePath: string;
  /** Held by the visitor, if the address says that they are paid together with the stay. */
  hold: Hold | null;
};

type VisitorRefused = { kind: 'refused'; property: Property; refusal: Refusal; changePath: string };

/** The stay with its price for somebody who is not logged in yet. Nothing is held, so no quote is stored. */
export const loadVisitorPage = async (
  api: Api,
  propertyId: string,
  url: URL,
): Promise<VisitorPageData | VisitorRefused> => {
  const search = readStayChoice(url.searchParams);
  const withTickets = url.searchParams.get('tickets') === '1';
  const [found, priced, tickets] = await Promise.all([
    callApi(api, getProperty, { params: { globalId: propertyId } }),
    loadRate(api, propertyId, search),
    withTickets ? loadTickets(api, null) : null,
  ]);
  const property = dataOrThrow(found);
  const changePath = stayPath(propertyId, writeStayChoice(search));
  if (priced.kind === 'none') throw redirect(changePath);
  if (priced.kind === 'refused') return { kind: 'refused', property, refusal: priced.refusal, changePath };
  const hold = property.instantBook ? (tickets?.hold ?? null) : null;
  return { kind: 'visitor', property, rate: priced.rate, search, changePath, hold };
};
