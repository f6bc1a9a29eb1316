import type { Locale } from '@golark/contract/locale/rules';
import { detailsPath } from '@golark/contract/paths';
import { listSessions } from '@golark/contract/sessions/calls';
import { getTwoStep } from '@golark/contract/two-step/calls';
import { callApi } from '../../platform/api-client.ts';
import { dateFormatOf } from '../../platform/date-format.ts';
import { languageTag } from '../../platform/locale.ts';
import { orNetworkIssue } from '../../platform/network-issue.ts';
import { readLocale } from '../../platform/preferences.ts';
import { type Api, apiContext, clockContext } from '../../platform/request-context.ts';
import { personalHeaders, readOwnForm, requireAccount } from '../../platform/require-account.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LockIcon, MailIcon } from '../../ui/icon.tsx';
import { personalMeta } from '../account-meta.ts';
import { outcomeFor } from '../form/action-form.tsx';
import { OutcomeToast } from '../form/outcome-toast.tsx';
import { SettingRow, SettingSection } from '../form/setting.tsx';
import { findTripsAhead } from '../overview/trips-ahead.ts';
import type { Route } from './+types/settings-page.ts';
import { DeleteSection, ExportSection, type TripsAhead } from './data-sections.tsx';
import { ColorSection, LanguageSection } from './preference-sections.tsx';
import { sessionRowsOf } from './session-rows.ts';
import { SessionsSection } from './sessions-section.tsx';
import { submitSettings } from './submit-settings.ts';
import type { TwoStepOutcome } from './submit-two-step.ts';
import { TwoStepSection } from './two-step-section.tsx';
import './settings.css';

export const headers = personalHeaders;

/** How many trips keep the account open, and until when; null where that cannot be had. */
const loadTripsAhead = async (api: Api, locale: Locale): Promise<TripsAhead | null> => {
  const trips = await findTripsAhead(api);
  if (!trips) return null;
  const last = trips
    .map(({ departDay }) => departDay)
    .sort()
    .at(-1);
  const words = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  return { count: trips.length, until: last ? words.format(new Date(`${last}T00:00:00Z`)) : null };
};

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const account = requireAccount(context, url);
  const api = context.get(apiContext);
  const locale = readLocale(request, context);
  const [sessions, twoStep, tripsAhead] = await Promise.all([
    callApi(api, listSessions),
    callApi(api, getTwoStep),
    loadTripsAhead(api, locale),
  ]);
  const now = context.get(clockContext).now();
  const dateFormat = dateFormatOf(account.address?.countryCode);
  return {
    email: account.email,
    sessions: sessions.ok ? sessionRowsOf(sessions.data.sessions, now, { locale, dateFormat }) : null,
    twoStep: twoStep.ok ? twoStep.data : null,
    tripsAhead,
    locale,
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const account = requireAccount(context, url);
  const form = await readOwnForm(request);
  const [api, locale] = [context.get(apiContext), readLocale(request, context)];
  return submitSettings({ api, form, locale, account, request });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('settings', loaderData?.locale);

const told = ['endSession', 'endOthers', 'stopTwoStep'] as const;

const SettingsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const { sessions, twoStep, tripsAhead, email } = loaderData;
  const outcome: TwoStepOutcome | undefined = actionData;
  const done = told.find((intent) => intent === outcome?.intent);
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
      <ExportSection />
      <DeleteSection tripsAhead={tripsAhead} outcome={outcomeFor(outcome, 'delete')} />
    </>
  );
};

export default SettingsPage;
