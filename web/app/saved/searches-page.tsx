import { accountPath, savedPath, settingsPath } from '@golark/contract/paths';
import { listSavedSearches } from '@golark/contract/saved-searches/calls';
import { callApi, dataOrNull } from '../platform/api-client.ts';
import { FormAlert } from '../platform/page/form-alert.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readAccountForm, readAccountPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { TextLink } from '../ui/link.tsx';
import type { Route } from './+types/searches-page.ts';
import { ListChange } from './list-change.tsx';
import { NoSearches } from './no-searches.tsx';
import { SavedSearchItem } from './saved-search-item.tsx';
import { submitSearches } from './submit-searches.server.ts';
import './saved.css';

export const handle = { messages: ['fields', 'savedSearches'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readAccountPage(args);
  return { saved: dataOrNull(await callApi(api, listSavedSearches)), locale };
};

export const action = async (args: Route.ActionArgs) => submitSearches(await readAccountForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'savedSearches')('title'), isIndexed: false })
    : [];

const SearchesPage = ({ loaderData: { saved }, actionData }: Route.ComponentProps) => {
  const t = useTranslations('savedSearches');
  return (
    <div className="page-width saved-page">
      <h1 className="display">{t('title')}</h1>
      <p className="text-muted mt-2">
        {t('lead')} <TextLink to={savedPath()}>{t('stays')}</TextLink>
      </p>
      {saved?.alertObstacle && <Obstacle kind={saved.alertObstacle} />}
      <FormAlert outcome={actionData?.intent === 'save' ? actionData : undefined} />
      <Changed outcome={actionData} />
      {!saved && <FailedPart />}
      {saved?.searches.length === 0 && <NoSearches />}
      <ul className="saved-searches">
        {saved?.searches.map((search) => (
          <SavedSearchItem key={search.id} search={search} outcome={actionData} />
        ))}
      </ul>
    </div>
  );
};

export default SearchesPage;

/** Says what was done to the list itself. */
const Changed = ({ outcome }: { outcome: FormOutcome | undefined }) => {
  const t = useTranslations('savedSearches');
  if (!outcome?.isDone) return null;
  if (outcome.intent === 'remove') return <ListChange text={t('removed')} />;
  return outcome.intent === 'save' ? <ListChange text={t('saved')} /> : null;
};

/** Why no alert is sent, whatever the switches say, and where that is changed. */
const Obstacle = ({ kind }: { kind: 'muted' | 'unverified' }) => {
  const t = useTranslations('savedSearches');
  const isMuted = kind === 'muted';
  return (
    <Alert tone="warning" title={t(kind)}>
      <TextLink to={isMuted ? settingsPath('emails') : accountPath()}>
        {t(isMuted ? 'settings' : 'account')}
      </TextLink>
    </Alert>
  );
};
