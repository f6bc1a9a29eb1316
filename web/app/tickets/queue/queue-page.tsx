import { eventPath } from '@golark/contract/event-paths';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readForm, readPage, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useFormatEventTime } from '../parts/event-time.ts';
import type { Route } from './+types/queue-page.ts';
import { loadQueuePage, type QueueEvent } from './load-queue.ts';
import { joinIntent, leaveIntent } from './queue-intents.ts';
import { QueueState } from './queue-state.tsx';
import { submitJoin, submitLeave } from './submit-queue.server.ts';
import { useQueue } from './use-queue.ts';
import './queue.css';

export const handle = { messages: ['fields', 'ticketParts', 'ticketQueue'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readPage(args);
  const { eventId } = args.params;
  const { locale } = request;
  return {
    page: await loadQueuePage(request, eventId),
    locale,
    phoneTitle: translatorOf(locale, 'ticketQueue')('title'),
    backTo: eventPath(eventId),
  };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readForm(args), {
    [joinIntent]: (request) => submitJoin(request, args.params.eventId),
    [leaveIntent]: (request) => submitLeave(request, args.params.eventId),
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'ticketQueue')('headTitle', {
          title: loaderData.page.event.title,
        }),
        isIndexed: false,
      })
    : [];

const QueueRoute = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { page } = loaderData;
  const { queue, place, now } = useQueue(page);
  const outcome = outcomeFor(actionData as FormOutcome | undefined, joinIntent);
  return (
    <div className="page-width queue-page">
      <QueueHead event={page.event} />
      <QueueState event={page.event} queue={queue} place={place} now={now} outcome={outcome} />
    </div>
  );
};

export default QueueRoute;

const QueueHead = ({ event }: { event: QueueEvent }) => {
  const t = useTranslations('ticketQueue');
  const formatEventTime = useFormatEventTime();
  const { venue } = event;
  return (
    <div className="queue-event">
      <span className="photo">
        <Picture image={event.image} sizes="84px" width={320} height={240} isEager />
      </span>
      <div className="min-w-0">
        <p className="small text-muted desktop-only">{t('title')}</p>
        <h1 className="title-1">
          <TextLink to={eventPath(event.id)}>{event.title}</TextLink>
        </h1>
        <p className="text-muted">
          {formatEventTime(event)} · {venue.name}, {venue.city.name}
        </p>
      </div>
    </div>
  );
};
