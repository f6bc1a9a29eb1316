import { getEmailPreferences } from '@golark/contract/email-preferences/calls';
import { savedPath, settingsPath } from '@golark/contract/paths';
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
  const [found, settings] = await Promise.all([
    callApi(api, listSavedSearches),
    callApi(api, getEmailPreferences),
  ]);
  const alerts = dataOrNull(settings)?.preferences.find(({ kind }) => kind === 'searchAlerts');
  return { searches: dataOrNull(found)?.searches ?? null, isMuted: alerts?.isMuted ?? false, locale };
};

export const action = async (args: Route.ActionArgs) => submitSearches(await readAccountForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'savedSearches')('title'), isIndexed: false })
    : [];

const SearchesPage = ({ loaderData: { searches, isMuted }, actionData }: Route.ComponentProps) => {
  const t = useTranslations('savedSearches');
  return (
    <div className="page-width saved-page">
      <h1 className="display">{t('title')}</h1>
      <p className="text-muted mt-2">
        {t('lead')} <TextLink to={savedPath()}>{t('stays')}</TextLink>
      </p>
      {isMuted && (
        <Alert tone="warning" title={t('muted')}>
          <TextLink to={settingsPath('emails')}>{t('settings')}</TextLink>
        </Alert>
      )}
      <FormAlert outcome={actionData?.intent === 'save' ? actionData : undefined} />
      <Changed outcome={actionData} />
      {!searches && <FailedPart />}
      {searches?.length === 0 && <NoSearches />}
      <ul className="saved-searches">
        {searches?.map((search) => (
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
