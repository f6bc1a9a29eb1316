import { savedPath } from '@golark/contract/paths';
import { listSavedStays } from '@golark/contract/saved/calls';
import { savedSearchesPath } from '@golark/contract/saved-paths';
import { redirect } from 'react-router';
import { callApi } from '../platform/api-client.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readForm, readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { FailedPart } from '../ui/failed-part.tsx';
import { TextLink } from '../ui/link.tsx';
import type { Route } from './+types/saved-page.ts';
import { OwnList } from './own-list.tsx';
import { submitSaved } from './submit-saved.server.ts';
import { VisitorList } from './visitor-list.tsx';
import './saved.css';

export const handle = { messages: ['fields', 'map', 'saved', 'search', 'stays'] };
export const headers = personalHeaders;

/** Of a visitor only the browser knows the list. */
export const loader = async (args: Route.LoaderArgs) => {
  const { account, api, locale, url } = readPage(args);
  const listId = url.searchParams.get('list');
  const result = account ? await callApi(api, listSavedStays, { query: listId ? { listId } : {} }) : null;
  // a list that has been deleted since
  if (listId && result && !result.ok && result.error.code === 'NOT_FOUND') throw redirect(savedPath());
  return { isVisitor: account === null, list: result?.ok ? result.data : null, locale };
};

export const action = async (args: Route.ActionArgs) => submitSaved(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: translatorOf(loaderData.locale, 'saved')('title'), isIndexed: false }) : [];

const SavedPage = ({ loaderData: { isVisitor, list }, actionData }: Route.ComponentProps) => {
  const t = useTranslations('saved');
  return (
    <div className="page-width saved-page">
      <h1 className="display">{t('title')}</h1>
      {!isVisitor && (
        <p className="mt-2">
          <TextLink to={savedSearchesPath()}>{t('toSearches')}</TextLink>
        </p>
      )}
      {isVisitor && <VisitorList />}
      {list && <OwnList list={list} outcome={actionData} />}
      {!isVisitor && !list && <FailedPart />}
    </div>
  );
};

export default SavedPage;
