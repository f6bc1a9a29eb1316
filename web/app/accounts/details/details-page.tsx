import { getAccount, getEmailState } from '@golark/contract/accounts/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readAccountForm, readAccountPage } from '../../platform/page/page-request.ts';
import { useTranslations } from '../../platform/translations.ts';
import { personalMeta } from '../account-meta.ts';
import { SettingSection } from '../form/setting.tsx';
import type { Route } from './+types/details-page.ts';
import { AddressBlock } from './address-block.tsx';
import { countryOptions } from './country-options.ts';
import { EmailBlock } from './email-block.tsx';
import { NameBlock, PasswordBlock } from './person-blocks.tsx';
import { PhoneBlock } from './phone-block.tsx';
import { submitDetails } from './submit-details.server.ts';

export const handle = { messages: ['accounts', 'fields'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readAccountPage(args);
  const [account, emailState] = await Promise.all([callApi(api, getAccount), callApi(api, getEmailState)]);
  return {
    account: dataOrThrow(account),
    // without it the page shows the address, but not the one that awaits confirmation
    emailState: emailState.ok ? emailState.data : null,
    countries: countryOptions(locale),
    locale,
  };
};

export const action = async (args: Route.ActionArgs) => submitDetails(await readAccountForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('details', loaderData?.locale);

const confirmed = [
  'name',
  'email',
  'phone',
  'address',
  'password',
  'noPhone',
  'noAddress',
  'resend',
] as const;

const DetailsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const { account, emailState, countries } = loaderData;
  const done = confirmed.find((intent) => intent === actionData?.intent);
  const shared = { account, outcome: actionData };
  return (
    <>
      <h1 className="display">{t('headTitles.details')}</h1>
      <p className="setting-lead">{t('details.lead')}</p>
      {done && <OutcomeToast outcome={outcomeFor(actionData, done)} text={t(`details.done.${done}`)} />}
      <SettingSection id="you" title={t('details.you')}>
        <NameBlock {...shared} />
        <PhoneBlock {...shared} />
        <AddressBlock {...shared} countries={countries} />
      </SettingSection>
      <SettingSection id="sign-in" title={t('details.signIn')}>
        <EmailBlock {...shared} emailState={emailState} />
        <PasswordBlock {...shared} />
      </SettingSection>
    </>
  );
};

export default DetailsPage;
