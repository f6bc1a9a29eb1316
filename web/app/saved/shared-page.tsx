import { homePath } from '@golark/contract/paths';
import { getSharedStays } from '@golark/contract/saved/calls';
import { callApi } from '../platform/api-client.ts';
import { secretHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { HeartIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import type { Route } from './+types/shared-page.ts';
import { SavedStays } from './saved-stays.tsx';
import './saved.css';

export const handle = { messages: ['map', 'saved', 'search', 'stays'] };
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
        title: loaderData.name ?? translatorOf(loaderData.locale, 'saved')('shared.title'),
        ...{ isIndexed: false, isSecret: true },
      })
    : [];

/** A list that somebody else has shared: it can only be read, and says nothing about whose it is. */
const SharedPage = ({ loaderData: { name, stays } }: Route.ComponentProps) => {
  const t = useTranslations('saved.shared');
  return (
    <div className="page-width saved-page">
      <h1 className="display">{name ?? t('title')}</h1>
      {stays.length > 0 && <p className="text-muted mt-2">{t('text')}</p>}
      {stays.length === 0 ? (
        <EmptyState
          icon={HeartIcon}
          title={t('empty')}
          action={<ButtonLink to={homePath()}>{t('search')}</ButtonLink>}
        />
      ) : (
        <>
          <h2 className="sr-only">{t('stays')}</h2>
          <SavedStays stays={stays} />
        </>
      )}
    </div>
  );
};

export default SharedPage;
