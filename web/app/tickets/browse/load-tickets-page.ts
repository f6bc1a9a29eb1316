import { performerPath, ticketCategoryPath } from '@golark/contract/event-paths';
import { getPerformer } from '@golark/contract/events/calls';
import {
  categoryOfGenre,
  type EventCategory,
  type EventGenre,
  eventCategories,
  eventGenres,
} from '@golark/contract/events/rules';
import { nodesOf } from '@golark/contract/paging/rules';
import { redirect } from 'react-router';
import { callApi, dataOrNull } from '../../platform/api-client.ts';
import { describePage } from '../../platform/page/describe-page.server.ts';
import { pageNotFound } from '../../platform/page/page-not-found.ts';
import { leadToLastPage, readPage } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';
import { eventListThings } from '../parts/event-things.server.ts';
import { findNear } from './find-near.ts';
import { type Browsing, loadEventList, loadHighlights } from './load-tickets.ts';
import type { TicketPath } from './read-ticket-path.ts';
import { settleTicketPath } from './settle-ticket-path.ts';
import { emptyTicketQuery, readTicketQuery, type TicketQuery, writeTicketQuery } from './ticket-query.ts';

type Named = { category: EventCategory | null; genre: EventGenre | null };

const isPerformer = async (api: Api, slug: string): Promise<boolean> =>
  dataOrNull(await callApi(api, getPerformer, { params: { performerId: slug.slice(0, 80) } })) !== null;

/** The category and genre of a path. A genre alone and a performer's name lead to their own pages. */
const readNames = async (api: Api, { parts, when }: TicketPath, url: URL): Promise<Named> => {
  const [first, second] = parts;
  const time = when ? [when] : [];
  if (first === undefined) return { category: null, genre: null };
  const category = eventCategories.find((one) => one === first) ?? null;
  const alone = eventGenres.find((one) => one === first);
  if (!category && alone && second === undefined)
    throw redirect(ticketCategoryPath([categoryOfGenre(alone), alone, ...time], url.search));
  if (!category) throw pageNotFound(url);
  if (second === undefined) return { category, genre: null };
  const genre = eventGenres.find((one) => one === second);
  if (genre && categoryOfGenre(genre) === category) return { category, genre };
  if (!(await isPerformer(api, second))) throw pageNotFound(url);
  throw redirect(`${performerPath(second)}${time.map((word) => `${word}/`).join('')}${url.search}`);
};

/** What a form without JavaScript sends is the address that a link would have. */
const settleQuery = (url: URL, { parts, when }: TicketPath, asked: TicketQuery): void => {
  const isForm = [...url.searchParams.values()].includes('') || url.searchParams.has('when');
  if (!isForm) return;
  const word = url.searchParams.has('when') ? asked.when : when;
  throw redirect(
    ticketCategoryPath([...parts, ...(word ? [word] : [])], writeTicketQuery({ ...asked, when: null })),
  );
};

/** Whether the page has sections instead of one list. */
const isFront = ({ category, when, asked }: Browsing): boolean =>
  category === null &&
  when === null &&
  writeTicketQuery({ ...asked, where: '', ll: null, radius: null }) === writeTicketQuery(emptyTicketQuery);

export const loadTicketsPage = async (args: Parameters<typeof readPage>[0]) => {
  const { api, locale, now, url } = readPage(args);
  const path = settleTicketPath(url);
  const asked = readTicketQuery(url.searchParams);
  settleQuery(url, path, asked);
  const [names, { near, unknown }] = await Promise.all([readNames(api, path, url), findNear(api, asked)]);
  const browsing: Browsing = { ...names, when: path.when, asked, near };
  const [highlights, list] = isFront(browsing)
    ? [await loadHighlights(api, browsing, now), null]
    : [null, await loadEventList(api, browsing)];
  if (list) leadToLastPage(url, { page: asked.page, count: list.found.pageInfo.totalPages });
  const shown = list?.found ?? highlights?.weekend;
  describePage(args, {
    path: ticketCategoryPath(path.parts),
    things: (at) => eventListThings(shown ? nodesOf(shown) : [], at),
  });
  const isFiltered = path.when !== null || writeTicketQuery(asked) !== '';
  return { locale, browsing, unknown, highlights, list, isFiltered };
};
