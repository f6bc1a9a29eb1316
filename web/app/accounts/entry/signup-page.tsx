import { loginPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { brand } from '../../brand.ts';
import { orNetworkIssue } from '../../platform/network-issue.ts';
import { readLocale } from '../../platform/preferences.ts';
import { accountContext } from '../../platform/request-context.ts';
import { personalHeaders, readOwnForm } from '../../platform/require-account.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ExternalLink, TextLink } from '../../ui/link.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { personalMeta } from '../account-meta.ts';
import { ActionForm } from '../form/action-form.tsx';
import { NameFields } from '../form/name-fields.tsx';
import type { Route } from './+types/signup-page.ts';
import { nextPathOf } from './enter-account.ts';
import { EmailField, NewPasswordField } from './entry-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { submitSignup } from './submit-signup.ts';

export const handle = { task: 'entry' };
export const headers = personalHeaders;

export const loader = ({ request, url, context }: Route.LoaderArgs) => {
  const next = nextPathOf(url);
  if (context.get(accountContext)) throw redirect(next);
  return { next, locale: readLocale(request, context) };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await readOwnForm(request);
  return submitSignup({ request, url, context, form, locale: readLocale(request, context) });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('signup', loaderData?.locale);

const SignupPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const { errors, kept } = actionData ?? {};
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
        <NameFields errors={errors} kept={kept} />
        <EmailField errors={errors} kept={kept?.['email']} />
        <PhoneField
          label={t('phone')}
          isOptional
          help={t('phoneHelp')}
          defaultCountry={kept?.['countryCodeISO'] ?? 'US'}
          defaultNumber={kept?.['nationalNumber'] ?? ''}
          error={errors?.['nationalNumber']}
          codeError={errors?.['countryCodeISO'] ?? null}
        />
        <NewPasswordField errors={errors} />
        <p className="small text-muted">
          {t.rich('signup.terms', {
            terms: (chunks) => (
              <ExternalLink className="text-link" href={brand.external.terms}>
                {chunks}
              </ExternalLink>
            ),
            privacy: (chunks) => (
              <ExternalLink className="text-link" href={brand.external.privacy}>
                {chunks}
              </ExternalLink>
            ),
          })}
        </p>
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
