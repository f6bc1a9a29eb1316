import { getAccount, getEmailState } from '@golark/contract/accounts/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/network-issue.ts';
import { readLocale } from '../../platform/preferences.ts';
import { apiContext } from '../../platform/request-context.ts';
import { personalHeaders, readOwnForm, requireAccount } from '../../platform/require-account.ts';
import { useTranslations } from '../../platform/translations.ts';
import { personalMeta } from '../account-meta.ts';
import { outcomeFor } from '../form/action-form.tsx';
import { OutcomeToast } from '../form/outcome-toast.tsx';
import { SettingSection } from '../form/setting.tsx';
import type { Route } from './+types/details-page.ts';
import { AddressBlock } from './address-block.tsx';
import { countryOptions } from './country-options.ts';
import { EmailBlock } from './email-block.tsx';
import { NameBlock, PasswordBlock } from './person-blocks.tsx';
import { PhoneBlock } from './phone-block.tsx';
import { submitDetails } from './submit-details.ts';

export const headers = personalHeaders;

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  requireAccount(context, url);
  const api = context.get(apiContext);
  const locale = readLocale(request, context);
  const [account, emailState] = await Promise.all([callApi(api, getAccount), callApi(api, getEmailState)]);
  return {
    account: dataOrThrow(account),
    // the address itself is known without it; only what waits to be confirmed is not
    emailState: emailState.ok ? emailState.data : null,
    countries: countryOptions(locale),
    locale,
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const account = requireAccount(context, url);
  const form = await readOwnForm(request);
  return submitDetails({
    api: context.get(apiContext),
    form,
    locale: readLocale(request, context),
    account,
  });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('details', loaderData?.locale);

const told = ['name', 'email', 'phone', 'address', 'password', 'noPhone', 'noAddress', 'resend'] as const;

const DetailsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const { account, emailState, countries } = loaderData;
  const done = told.find((intent) => intent === actionData?.intent);
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
