import { eventPath } from '@golark/contract/event-paths';
import { loginPath } from '@golark/contract/paths';
import { getWaitingPlace } from '@golark/contract/waiting-list/calls';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { keyOfPage, moveKey } from '../../platform/page/page-key.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import { readForm, readPage, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import { EventWhenWhere } from '../parts/event-when-where.tsx';
import type { Route } from './+types/waiting-page.ts';
import { submitLeave, submitTake } from './submit-waiting.server.ts';
import { leaveIntent, takeIntent } from './waiting-intents.ts';
import { WaitingState } from './waiting-state.tsx';
import '../order/order-page.css';

export const handle = { messages: ['fields', 'ticketParts', 'waitingPlace'] };
export const headers = secretHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const page = readPage(args);
  const { api, account, url, locale } = page;
  const { placeId } = args.params;
  assertPageId(placeId, url);
  const key = keyOfPage(page);
  if (!key && !account) throw redirect(loginPath(url.pathname + url.search));
  const found = await callApi(api, getWaitingPlace, { params: { placeId }, query: key ? { key } : {} });
  const { place } = dataOrThrow(found);
  moveKey(page);
  return { place, locale };
};

export const action = async (args: Route.ActionArgs) => {
  const { placeId } = args.params;
  return runIntent(await readForm(args), {
    [takeIntent]: (request) => submitTake(request, placeId),
    [leaveIntent]: (request) => submitLeave(request, placeId),
  });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'waitingPlace')('headTitle', {
          title: loaderData.place.event.title,
        }),
        isIndexed: false,
        isSecret: true,
      })
    : [];

/** A place on the waiting list, and the seats that are held for it. */
const WaitingRoute = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { place } = loaderData;
  const { event } = place;
  return (
    <div className="page-width ticket-order ticket-received">
      <div className="ticket-order-main">
        <div>
          <h1 className="display">
            <TextLink to={eventPath(event.id)}>{event.title}</TextLink>
          </h1>
          <EventWhenWhere event={event} />
        </div>
        <WaitingState
          place={place}
          taking={outcomeFor(actionData, takeIntent)}
          leaving={outcomeFor(actionData, leaveIntent)}
        />
      </div>
    </div>
  );
};

export default WaitingRoute;
