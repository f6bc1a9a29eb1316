import { sellTicketsPath } from '@golark/contract/paths';
import { sellEventPath } from '@golark/contract/selling-paths';
import { useEffect } from 'react';
import { describePage } from '../../platform/page/describe-page.server.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readForm, readPage, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TicketIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { storeViewedEvent, viewedEventOf } from '../parts/viewed-events.ts';
import type { Route } from './+types/list-page.ts';
import { ListForm } from './list-form.tsx';
import { type ListOutcome, listIntent } from './list-outcome.ts';
import { Listed } from './listed.tsx';
import { loadListPage } from './load-list.ts';
import { SellEvent } from './sell-event.tsx';
import { submitListing } from './submit-list.server.ts';
import { submitListedFile } from './submit-upload.server.ts';
import { uploadIntent } from './upload-intent.ts';
import '../../payments/checkout.css';
import '../event/seat-map/seat-map.css';
import './sell.css';

export const handle = { messages: ['fields', 'sell', 'ticketParts'], hasTabBar: false };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readPage(args);
  const { locale } = request;
  const { eventId } = args.params;
  const page = await loadListPage(request, eventId);
  const { image, title } = page.event;
  describePage(args, { path: sellEventPath(eventId), picture: { id: image.id, alt: title } });
  return { page, locale };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readForm(args), {
    [listIntent]: (request) => submitListing(request, args.params.eventId),
    [uploadIntent]: submitListedFile,
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, locale } = loaderData;
  const t = translatorOf(locale, 'sell');
  return pageMeta({
    title: t('form.headTitle', { title: page.event.title }),
    description: t('headDescription'),
    isIndexed: page.isOpen && page.listed === null,
  });
};

const ListPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { page } = loaderData;
  const { event, listed, isOpen } = page;
  useEffect(() => storeViewedEvent(viewedEventOf(event)), [event]);
  if (listed) return <Listed listing={listed} outcome={actionData} />;
  if (!isOpen) return <Over event={event} />;
  return <ListForm key={event.id} page={page} outcome={actionData as ListOutcome | undefined} />;
};

export default ListPage;

const Over = ({ event }: Pick<Route.ComponentProps['loaderData']['page'], 'event'>) => {
  const t = useTranslations('sell.form');
  return (
    <div className="page-width sell-page">
      <h1 className="display mb-6">{t('title')}</h1>
      <SellEvent event={event} />
      <EmptyState
        icon={TicketIcon}
        title={t('over')}
        text={t('overText')}
        action={<ButtonLink to={sellTicketsPath()}>{t('another')}</ButtonLink>}
      />
    </div>
  );
};
