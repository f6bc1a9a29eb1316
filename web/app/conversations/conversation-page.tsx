import { conversationPath } from '@golark/contract/host-paths';
import { conversationsPath } from '@golark/contract/paths';
import { outcomeFor } from '../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { OutcomeToast } from '../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readPageNumber } from '../platform/page/page-number.ts';
import { readAccountForm, readAccountPage, runIntent } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { PageLink } from '../ui/link.tsx';
import { Pages } from '../ui/pages.tsx';
import type { Route } from './+types/conversation-page.ts';
import { ConversationHead } from './conversation-head.tsx';
import { loadConversation, loadStayOfConversation } from './load-conversations.ts';
import { MessageForm } from './message-form.tsx';
import { messageIntent } from './message-intent.ts';
import { MessageList } from './message-list.tsx';
import { submitReply } from './submit-message.server.ts';

export const handle = { messages: ['conversations', 'fields', 'trips'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, request } = readAccountPage(args);
  const { conversationId: id } = args.params;
  assertPageId(id, url);
  const page = { id, pageNumber: readPageNumber(url), request };
  const loaded = await loadConversation({ api, side: 'guest' }, page);
  return { ...loaded, ...(await loadStayOfConversation(api, loaded.conversation)), locale };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readAccountForm(args), {
    [messageIntent]: (request) => submitReply(request, args.params.conversationId),
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'conversations')('with', {
          host: loaderData.conversation.hostName,
        }),
        isIndexed: false,
      })
    : [];

const ConversationPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('conversations');
  const { conversation, booking, stay, replyMinutes, mayShareContacts, messages, pageInfo } = loaderData;
  const outcome = outcomeFor(actionData, messageIntent);
  return (
    <div className="conversation">
      <p>
        <PageLink className="link" to={conversationsPath()}>
          {t('back')}
        </PageLink>
      </p>
      <ConversationHead
        conversation={conversation}
        booking={booking}
        stay={stay}
        replyMinutes={replyMinutes}
      />
      <OutcomeToast outcome={outcome} text={t('form.sent')} />
      <MessageList conversation={conversation} messages={messages} />
      <Pages
        current={pageInfo.pageNumber}
        count={pageInfo.totalPages}
        hrefOf={(page) => conversationPath(conversation.id, page)}
      />
      {/* another key empties the form once its message is listed */}
      <MessageForm key={conversation.lastMessage.id} outcome={outcome} mayShareContacts={mayShareContacts} />
    </div>
  );
};

export default ConversationPage;
