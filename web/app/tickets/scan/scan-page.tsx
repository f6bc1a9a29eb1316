import { listScannedEvents } from '@golark/contract/tickets/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readAccountPage, readForm, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { LockIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import type { Route } from './+types/scan-page.ts';
import { EventChoice } from './event-choice.tsx';
import { type ScanOutcome, scanIntent } from './scan-intent.ts';
import { Scanner } from './scanner.tsx';
import { submitScan } from './submit-scan.server.ts';
import './scan.css';

export const handle = { messages: ['fields', 'ticketParts', 'ticketScan'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readAccountPage(args);
  const found = await callApi(api, listScannedEvents, {});
  const isForbidden = !found.ok && found.error.code === 'UNAUTHORIZED_ERROR';
  const events = isForbidden ? null : dataOrThrow(found).events;
  return { events, locale, eventId: args.params.eventId ?? null };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readForm(args), {
    [scanIntent]: (request) => submitScan(request, args.params.eventId ?? ''),
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'ticketScan')('headTitle'), isIndexed: false })
    : [];

/** For staff at the door: the event first, then one code after another. */
const ScanRoute = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('ticketScan');
  const { events, eventId } = loaderData;
  const event = events?.find(({ id }) => id === eventId);
  return (
    <div className="page-width ticket-scan">
      <h1 className="display">{t('title')}</h1>
      {events === null && <EmptyState icon={LockIcon} title={t('forbiddenTitle')} text={t('forbidden')} />}
      {events !== null && !event && <EventChoice events={events} />}
      {event && <Scanner event={event} outcome={actionData as ScanOutcome | undefined} />}
    </div>
  );
};

export default ScanRoute;
