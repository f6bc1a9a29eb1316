import { eventPath } from '@golark/contract/event-paths';
import { copySeconds, offlineMeta } from '../../offline/index.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { moveKey } from '../../platform/page/page-key.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readForm, readPage, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/link.tsx';
import { EventWhenWhere } from '../parts/event-when-where.tsx';
import type { Route } from './+types/received-page.ts';
import { AnswerForms } from './answer-forms.tsx';
import { acceptIntent, declineIntent } from './answer-intents.ts';
import { loadReceived, loadReceivedCodes } from './load-received.ts';
import { ReceivedList } from './received-list.tsx';
import { ReceivedState } from './received-state.tsx';
import { submitAnswer } from './submit-answer.server.ts';
import '../order/order-page.css';

export const handle = { messages: ['fields', 'offline', 'ticketOrder', 'ticketParts', 'ticketReceived'] };
export const headers = secretHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readPage(args);
  const transfer = await loadReceived(request, args.params.transferId);
  moveKey(request);
  const codes = await loadReceivedCodes(request.api, transfer);
  const isAccepted = transfer.status === 'ACCEPTED';
  const offlineSeconds = isAccepted ? copySeconds(new Date(transfer.event.startsAt), request.now) : null;
  return { transfer, codes, offlineSeconds, locale: request.locale };
};

export const action = async (args: Route.ActionArgs) => {
  const { transferId } = args.params;
  return runIntent(await readForm(args), {
    [acceptIntent]: (request) => submitAnswer(request, { transferId, intent: acceptIntent }),
    [declineIntent]: (request) => submitAnswer(request, { transferId, intent: declineIntent }),
  });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          title: translatorOf(loaderData.locale, 'ticketReceived')('headTitle', {
            title: loaderData.transfer.event.title,
          }),
          isIndexed: false,
          isSecret: true,
        }),
        ...offlineMeta(loaderData.offlineSeconds, loaderData.locale),
      ]
    : [];

/** Tickets that somebody gives to the reader: accepting them, then using them. */
const ReceivedRoute = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('ticketReceived');
  const { transfer, codes } = loaderData;
  const { event, status } = transfer;
  return (
    <div className="page-width ticket-order ticket-received">
      <div className="ticket-order-main">
        {status === 'SENT' ? (
          <h1 className="display">
            {t('offer.title', { from: transfer.from, count: transfer.tickets.length })}
          </h1>
        ) : (
          <ReceivedState transfer={transfer} answered={actionData?.isDone ? actionData : undefined} />
        )}
        <div>
          {status === 'SENT' ? (
            <p className="title-2">
              <TextLink to={eventPath(event.id)}>{event.title}</TextLink>
            </p>
          ) : (
            <h1 className="display">
              <TextLink to={eventPath(event.id)}>{event.title}</TextLink>
            </h1>
          )}
          <EventWhenWhere event={event} />
        </div>
        {status === 'SENT' && (
          <AnswerForms
            transfer={transfer}
            accepting={outcomeFor(actionData, acceptIntent)}
            declining={outcomeFor(actionData, declineIntent)}
          />
        )}
        <ReceivedList transfer={transfer} codes={codes} />
        {transfer.tickets.length === 0 && (
          <p>
            <ButtonLink to={eventPath(event.id)}>{t('event')}</ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
};

export default ReceivedRoute;
