import { homePath } from '@golark/contract/paths';
import { logOutCurrent } from '@golark/contract/sessions/calls';
import { Form, redirect, useNavigation } from 'react-router';
import { callApi } from '../../platform/api-client.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readForm, readPage } from '../../platform/page/page-request.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { personalMeta } from '../account-meta.ts';
import type { Route } from './+types/logout-page.ts';

export const handle = { messages: ['accounts'] };
export const headers = personalHeaders;

export const loader = (args: Route.LoaderArgs) => {
  const { account, locale } = readPage(args);
  if (!account) throw redirect(homePath());
  return { locale };
};

export const action = async (args: Route.ActionArgs) => {
  const { api } = await readForm(args);
  const result = await callApi(api, logOutCurrent);
  const answered = new Headers();
  if (result.ok) for (const cookie of result.headers.getSetCookie()) answered.append('Set-Cookie', cookie);
  throw redirect(homePath(), { headers: answered });
};

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('logout', loaderData?.locale);

/** A page with a form: a link that browsers may prefetch must not end the session. */
const LogoutPage = () => {
  const t = useTranslations('accounts.logout');
  const isBusy = useNavigation().state === 'submitting';
  return (
    <div className="grid gap-4 justify-items-start">
      <h1 className="display">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <Form method="post">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('submit')}
        </Button>
      </Form>
    </div>
  );
};

export default LogoutPage;
