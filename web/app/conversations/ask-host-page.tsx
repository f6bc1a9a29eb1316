import { questionLength } from '@golark/contract/conversations/rules';
import { stayPath } from '@golark/contract/paths';
import { getProperty } from '@golark/contract/stays/calls';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { ActionForm } from '../platform/page/action-form.tsx';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readForm, readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { PageLink } from '../ui/link.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { Route } from './+types/ask-host-page.ts';
import { messageIntent } from './message-intent.ts';
import { readQuestion } from './question-draft.server.ts';
import { submitQuestion } from './submit-message.server.ts';
import './conversations.css';

export const handle = { messages: ['conversations', 'fields'] };

/** The form has what was typed before logging in. */
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, account, request } = readPage(args);
  const { id } = args.params;
  assertPageId(id, url);
  const { title, host } = dataOrThrow(await callApi(api, getProperty, { params: { globalId: id } }));
  return { stay: { id, title, host: host.name }, draft: readQuestion(request), isVisitor: !account, locale };
};

export const action = async (args: Route.ActionArgs) => submitQuestion(await readForm(args), args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'conversations')('ask.headTitle', {
          title: loaderData.stay.title,
        }),
        isIndexed: false,
      })
    : [];

const AskHostPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('conversations');
  const { stay, draft, isVisitor } = loaderData;
  const isOwn = actionData && 'isOwn' in actionData && actionData.isOwn;
  return (
    <div className="page-width ask-host">
      <p>
        <PageLink className="link" to={stayPath(stay.id)}>
          {t('ask.back', { title: stay.title })}
        </PageLink>
      </p>
      <h1 className="display">{t('ask.title', { host: stay.host })}</h1>
      <p className="text-muted">{t('about', { title: stay.title })}</p>
      {draft && !isVisitor && <Alert tone="success" title={t('ask.kept')} isNews />}
      {isOwn ? (
        <Alert tone="danger" title={t('ask.own')} isNews />
      ) : (
        <ActionForm
          intent={messageIntent}
          outcome={actionData}
          submit={t('form.send')}
          variant="primary"
          size="large"
        >
          <TextArea
            name="text"
            label={t('ask.label')}
            help={t('form.helpHidden.guest')}
            rows={6}
            maxLength={questionLength}
            defaultValue={actionData?.values['text'] ?? draft}
            error={actionData?.errors['text']}
          />
          {isVisitor && <p className="small text-muted">{t('ask.visitor')}</p>}
        </ActionForm>
      )}
    </div>
  );
};

export default AskHostPage;
