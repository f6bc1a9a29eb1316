import { nodesOf } from '@golark/contract/paging/rules';
import { listTicketListings } from '@golark/contract/tickets/calls';
import type { ListingsPage, SectionOffer, TicketListing } from '@golark/contract/tickets/listing-schemas';
import { type ApiResult, callApi, dataOrThrow } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';
import { filterNames, isFiltered, pageSize, type TicketsQuery } from './listings-query.ts';

/** The listings of an event for what the address asks, with every section's offer for this quantity. */
export type Listings = Omit<ListingsPage, 'edges'> & {
  listings: TicketListing[];
  /** Of all listings for this quantity, whatever the filters: what the map shows. */
  allSections: SectionOffer[];
};

type Asked = { eventId: string; asked: TicketsQuery; signal?: AbortSignal };

const queryOf = ({ quantity, section, minPrice, maxPrice, sort, ...asked }: TicketsQuery) => ({
  ...{ quantity, section, minPrice, maxPrice, sort },
  ...Object.fromEntries(filterNames.filter((name) => asked[name]).map((name) => [name, 'true'])),
});

/** The listings, and with filters what there would be without them; the first failure is the result. */
const listAll = async (api: Api, { eventId, asked, signal }: Asked): Promise<ApiResult<ListingsPage>[]> => {
  const params = { eventId };
  const list = (query: object) =>
    callApi(api, listTicketListings, { params, query, ...(signal ? { signal } : {}) });
  const pages = Math.ceil(asked.shown / pageSize);
  const query = queryOf(asked);
  const size = pages > 1 ? pageSize : asked.shown;
  return Promise.all([
    ...Array.from({ length: pages }, (_, index) => list({ ...query, pageSize: size, page: index + 1 })),
    ...(isFiltered(asked) ? [list({ quantity: asked.quantity, pageSize: 1 })] : []),
  ]);
};

/** Throws the page's error for an event that does not exist. */
export const loadListings = async (api: Api, of: Asked): Promise<Listings> => {
  const found = (await listAll(api, of)).map(dataOrThrow);
  const filtered = isFiltered(of.asked);
  const pages = filtered ? found.slice(0, -1) : found;
  const [{ edges: _first, ...first }] = pages as [ListingsPage, ...ListingsPage[]];
  return {
    ...first,
    listings: pages.flatMap(nodesOf),
    allSections: (filtered ? found.at(-1) : first)?.sections ?? [],
  };
};

const largestAsked = 8;

/** The quantities that can be bought together; asked for only when there is nothing for the one in the address. */
export const loadQuantities = async (api: Api, eventId: string): Promise<number[]> => {
  const quantities = Array.from({ length: largestAsked }, (_, index) => index + 1);
  const found = await Promise.all(
    quantities.map((quantity) =>
      callApi(api, listTicketListings, { params: { eventId }, query: { quantity, pageSize: 1 } }),
    ),
  );
  return quantities.filter((_, index) => {
    const answer = found[index];
    return answer?.ok && answer.data.lowest !== null;
  });
};
