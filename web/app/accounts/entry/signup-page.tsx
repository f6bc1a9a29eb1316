import { loginPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readForm, readPage } from '../../platform/page/page-request.ts';
import { nextPathOf } from '../../platform/page/same-origin.ts';
import { useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { publicMeta } from '../account-meta.ts';
import type { Route } from './+types/signup-page.ts';
import { EmailTaken } from './email-taken.tsx';
import { EmailField, NewPasswordField } from './entry-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { SignupTerms } from './signup-terms.tsx';
import { type SignupOutcome, submitSignup } from './submit-signup.server.ts';

export const handle = { messages: ['accounts', 'fields'], task: 'entry' };
export const headers = personalHeaders;

export const loader = (args: Route.LoaderArgs) => {
  const { account, locale, url } = readPage(args);
  const next = nextPathOf(url);
  if (account) throw redirect(next);
  return { next, locale };
};

export const action = async (args: Route.ActionArgs) => submitSignup(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => publicMeta('signup', loaderData?.locale);

const SignupPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const outcome: SignupOutcome | undefined = actionData;
  const { errors, values, isTaken } = outcome ?? {};
  return (
    <EntryFrame title={t('signup.title')} lead={t('signup.lead')} picture="dawn">
      <ActionForm
        intent="signup"
        outcome={actionData}
        submit={t('signup.submit')}
        variant="primary"
        size="large"
        isFull
        hasPassword
      >
        {isTaken && <EmailTaken next={loaderData.next} />}
        <NameFields errors={errors} values={values} />
        <EmailField errors={errors} value={values?.['email']} />
        <PhoneField
          label={t('phone')}
          isOptional
          help={t('phoneHelp')}
          defaultCountry={values?.['countryCodeISO'] ?? 'US'}
          defaultNumber={values?.['nationalNumber'] ?? ''}
          error={errors?.['nationalNumber']}
          codeError={errors?.['countryCodeISO'] ?? null}
        />
        <NewPasswordField errors={errors} />
        <SignupTerms />
      </ActionForm>
      <p className="small text-muted">
        {t.rich('signup.foot', {
          link: (chunks) => <TextLink to={loginPath(loaderData.next)}>{chunks}</TextLink>,
        })}
      </p>
    </EntryFrame>
  );
};

export default SignupPage;
