import { getSharedStays } from '@golark/contract/saved/calls';
import { callApi } from '../platform/api-client.ts';
import { secretHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Route } from './+types/shared-page.ts';
import { EmptyList } from './empty-list.tsx';
import { SavedCard } from './saved-card.tsx';
import './saved.css';

export const handle = { messages: ['saved', 'search', 'stays'] };
export const headers = secretHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readPage(args);
  const result = await callApi(api, getSharedStays, { params: { shareKey: args.params.shareKey } });
  if (!result.ok) throw new Response(null, { status: result.error.code === 'NOT_FOUND' ? 404 : 503 });
  return { ...result.data, locale };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'saved')('sharedTitle', { name: loaderData.ownerName }),
        ...{ isIndexed: false, isSecret: true },
      })
    : [];

/** A list that somebody else has shared: it can only be read. */
const SharedPage = ({ loaderData: { ownerName, stays } }: Route.ComponentProps) => {
  const t = useTranslations('saved');
  return (
    <div className="page-width saved-page">
      <h1 className="display">{t('sharedTitle', { name: ownerName })}</h1>
      {stays.length === 0 && <EmptyList />}
      <ul className="card-grid saved-list">
        {stays.map((saved, index) => (
          <SavedCard key={saved.stay.id} saved={saved} isEager={index < 2} />
        ))}
      </ul>
    </div>
  );
};

export default SharedPage;
