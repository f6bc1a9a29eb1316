import { mayAsPartner } from '@golark/contract/access/rules';
import { listSavedReplies } from '@golark/contract/conversations/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readAccountForm, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { actingAs } from '../read-host-page.ts';
import type { Route } from './+types/saved-replies-page.ts';
import { readMessagesPage } from './read-messages-page.ts';
import { RepliesHead } from './replies-head.tsx';
import { ReplyForm } from './reply-forms.tsx';
import { deleteReplyIntent, saveReplyIntent } from './reply-intents.ts';
import { SavedReplyPanel } from './saved-reply-panel.tsx';
import { submitSavedReply } from './submit-saved-reply.server.ts';
import './messages.css';

export const handle = { messages: ['fields', 'partnerMessages'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, host } = readMessagesPage(args);
  const saved = dataOrThrow(await callApi(api, listSavedReplies, { headers: actingAs(host) }));
  // the reply that the form for a new one adds, once, however often it is sent
  return { replies: saved.replies, newId: crypto.randomUUID(), host, locale };
};

export const action = async (args: Route.ActionArgs) => {
  const request = await readAccountForm(args);
  const { host } = readMessagesPage(args, textOf(request.form, 'host'));
  return runIntent({ ...request, host }, submitSavedReply);
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'partnerMessages')('replies.title'),
        isIndexed: false,
      })
    : [];

const SavedRepliesPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('partnerMessages.replies');
  const { replies, newId, host } = loaderData;
  const mayEdit = mayAsPartner(host.role, 'reservations.answer');
  const saved = outcomeFor(actionData, saveReplyIntent, actionData?.subject);
  // a rejected form for a new reply was sent with the id of an earlier rendering
  const ofNew = replies.some(({ id }) => id === saved?.subject) || saved?.isDone ? undefined : saved;
  return (
    <div className="conversation">
      <RepliesHead />
      <OutcomeToast
        outcome={outcomeFor(actionData, saveReplyIntent, actionData?.subject)}
        text={t('saved')}
      />
      <OutcomeToast
        outcome={outcomeFor(actionData, deleteReplyIntent, actionData?.subject)}
        text={t('deleted')}
      />
      {replies.map((reply) => (
        <SavedReplyPanel key={reply.id} reply={reply} host={host} outcome={actionData} mayEdit={mayEdit} />
      ))}
      {mayEdit && (
        <section className="panel" aria-labelledby="new-reply">
          <h2 className="title-3" id="new-reply">
            {t('new')}
          </h2>
          <ReplyForm key={newId} id={newId} reply={null} host={host} outcome={ofNew} />
        </section>
      )}
    </div>
  );
};

export default SavedRepliesPage;
