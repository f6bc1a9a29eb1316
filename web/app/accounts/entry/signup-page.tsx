import { signUp } from '@golark/contract/accounts';
import { redirect } from 'react-router';
import { callApi } from '../platform/api-client.ts';
import { readLocale } from '../platform/preferences.ts';
import { accountContext, apiContext } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/signup-page.ts';
import { checkSignup, readAccountForm } from './check-account-form.ts';
import { enterAccount, nextPathOf } from './enter-account.ts';
import { EntryForm } from './entry-form.tsx';

export const handle = { task: 'entry' };

const passwordMinimum = 12;

export function loader({ request, url, context }: Route.LoaderArgs) {
  const next = nextPathOf(url);
  if (context.get(accountContext)) throw redirect(next);
  return { next, locale: readLocale(request, context) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = readAccountForm(await request.formData());
  const { password, ...kept } = form;
  const problems = checkSignup(form);
  if (Object.keys(problems).length > 0) return { problems, formProblem: null, kept };
  const body = { ...kept, password, locale: readLocale(request, context) };
  return enterAccount(url, await callApi(context.get(apiContext), signUp, { body }), kept);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: translatorOf(loaderData.locale, 'accounts')('signup.headTitle') }] : [];

export default function SignupPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  const { problems = {}, kept } = actionData ?? {};
  const words = (field: keyof typeof problems) => (problems[field] ? t(`problems.${problems[field]}`) : null);
  const login = `/login/${loaderData.next === '/' ? '' : `?next=${encodeURIComponent(loaderData.next)}`}`;
  return (
    <EntryForm
      title={t('signup.title')}
      lead={t('signup.lead')}
      submit={t('signup.submit')}
      outcome={actionData}
      picture={{ id: 'scene.hero-dawn', alt: '' }}
      foot={t.rich('signup.foot', { link: (chunks) => <TextLink to={login}>{chunks}</TextLink> })}
    >
      <div className="entry-names">
        <TextField
          label={t('firstName')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={kept?.firstName}
          error={words('firstName')}
        />
        <TextField
          label={t('lastName')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={kept?.lastName}
          error={words('lastName')}
        />
      </div>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={kept?.email}
        error={words('email')}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="new-password"
        minimumLength={passwordMinimum}
        error={words('password')}
      />
    </EntryForm>
  );
}
