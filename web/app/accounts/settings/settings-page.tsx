import { getEmailPreferences } from '@golark/contract/email-preferences/calls';
import type { Locale } from '@golark/contract/locale/rules';
import { detailsPath } from '@golark/contract/paths';
import { listSessions } from '@golark/contract/sessions/calls';
import { getTwoStep } from '@golark/contract/two-step/calls';
import { callApi } from '../../platform/api-client.ts';
import { dateFormatOf } from '../../platform/date-format.ts';
import { dateFormatter } from '../../platform/formatters.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readAccountForm, readAccountPage } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LockIcon, MailIcon } from '../../ui/icon.tsx';
import { personalMeta } from '../account-meta.ts';
import { SettingRow, SettingSection } from '../form/setting.tsx';
import { findUpcomingTrips } from '../overview/find-upcoming-trips.ts';
import type { Route } from './+types/settings-page.ts';
import { DeleteSection, ExportSection, type UpcomingTrips } from './data-sections.tsx';
import { EmailSection } from './email-section.tsx';
import { ColorSection, LanguageSection } from './preference-sections.tsx';
import { sessionRowsOf } from './session-rows.ts';
import { SessionsSection } from './sessions-section.tsx';
import { submitSettings } from './submit-settings.server.ts';
import type { TwoStepOutcome } from './submit-two-step.server.ts';
import { TwoStepSection } from './two-step-section.tsx';
import './settings.css';

export const handle = { messages: ['accounts', 'fields'] };
export const headers = personalHeaders;

/** The number of upcoming trips, which prevent deletion, and the last day; null if they cannot be loaded. */
const loadUpcomingTrips = async (api: Api, locale: Locale): Promise<UpcomingTrips | null> => {
  const trips = await findUpcomingTrips(api);
  if (!trips) return null;
  const last = trips
    .map(({ departDay }) => departDay)
    .sort()
    .at(-1);
  const words = dateFormatter(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return { count: trips.length, until: last ? words.format(new Date(`${last}T00:00:00Z`)) : null };
};

export const loader = async (args: Route.LoaderArgs) => {
  const { account, api, locale, now } = readAccountPage(args);
  const [sessions, twoStep, emails, upcoming] = await Promise.all([
    callApi(api, listSessions),
    callApi(api, getTwoStep),
    callApi(api, getEmailPreferences),
    loadUpcomingTrips(api, locale),
  ]);
  const dateFormat = dateFormatOf(account.address?.countryCode);
  return {
    email: account.email,
    sessions: sessions.ok ? sessionRowsOf(sessions.data.sessions, now, { locale, dateFormat }) : null,
    twoStep: twoStep.ok ? twoStep.data : null,
    preferences: emails.ok ? emails.data.preferences : null,
    upcoming,
    locale,
  };
};

export const action = async (args: Route.ActionArgs) => submitSettings(await readAccountForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('settings', loaderData?.locale);

const confirmed = ['endSession', 'endOthers', 'stopTwoStep', 'emails'] as const;

const SettingsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const { sessions, twoStep, preferences, upcoming, email } = loaderData;
  const outcome: TwoStepOutcome | undefined = actionData;
  const done = confirmed.find((intent) => intent === outcome?.intent);
  return (
    <>
      <h1 className="display mb-8">{t('headTitles.settings')}</h1>
      {done && <OutcomeToast outcome={outcome} text={t(`settings.done.${done}`)} />}
      <SessionsSection sessions={sessions} outcome={outcome} />
      <SettingSection id="sign-in" title={t('details.signIn')}>
        <SettingRow icon={LockIcon} title={t('password')} note={t('details.passwordNote')}>
          <ButtonLink size="small" to={detailsPath('password')} aria-label={t('details.changePassword')}>
            {t('change')}
          </ButtonLink>
        </SettingRow>
        <SettingRow icon={MailIcon} title={email} note={t('details.emailNote')}>
          <ButtonLink size="small" to={detailsPath('email')} aria-label={t('details.changeEmail')}>
            {t('change')}
          </ButtonLink>
        </SettingRow>
        <TwoStepSection twoStep={twoStep} outcome={outcome} email={email} />
      </SettingSection>
      <LanguageSection />
      <ColorSection />
      <EmailSection preferences={preferences} outcome={outcome} />
      <ExportSection />
      <DeleteSection upcoming={upcoming} outcome={outcomeFor(outcome, 'delete')} />
    </>
  );
};

export default SettingsPage;
