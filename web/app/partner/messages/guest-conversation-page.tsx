import { mayAsPartner } from '@golark/contract/access/rules';
import { guestConversationPath } from '@golark/contract/partner-paths';
import { MessageForm, MessageList, messageIntent } from '../../conversations/index.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import { readAccountForm, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Pages } from '../../ui/pages.tsx';
import type { Route } from './+types/guest-conversation-page.ts';
import { ConversationHead } from './conversation-head.tsx';
import { loadGuestConversation } from './load-guest-conversation.ts';
import { readMessagesPage } from './read-messages-page.ts';
import { SavedReplies } from './saved-replies.tsx';
import { submitGuestReply } from './submit-guest-reply.server.ts';
import './messages.css';

export const handle = { messages: ['conversations', 'fields', 'partnerMessages'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const page = readMessagesPage(args);
  const { conversationId } = args.params;
  assertPageId(conversationId, page.url);
  return { ...(await loadGuestConversation(page, conversationId)), host: page.host, locale: page.locale };
};

export const action = async (args: Route.ActionArgs) => {
  const request = await readAccountForm(args);
  const { host } = readMessagesPage(args, textOf(request.form, 'host'));
  return runIntent({ ...request, host }, submitGuestReply(args.params.conversationId));
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'conversations')('with', {
          host: loaderData.conversation.guestName,
        }),
        isIndexed: false,
      })
    : [];

const GuestConversationPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('conversations');
  const { conversation, mayShareContacts, messages, pageInfo, host, replies, reply } = loaderData;
  const outcome = outcomeFor(actionData, messageIntent);
  return (
    <div className="conversation">
      <ConversationHead conversation={conversation} />
      <OutcomeToast outcome={outcome} text={t('form.sent')} />
      <MessageList conversation={conversation} messages={messages} side="host" />
      <Pages
        current={pageInfo.pageNumber}
        count={pageInfo.totalPages}
        hrefOf={(page) => guestConversationPath(conversation.id, page)}
      />
      {mayAsPartner(host.role, 'reservations.answer') && (
        <>
          <SavedReplies replies={replies} conversation={conversation} />
          {/* another key empties the form once its message is listed, and fills it with the reply that was chosen */}
          <MessageForm
            key={`${conversation.lastMessage.id} ${reply?.id}`}
            outcome={outcome}
            mayShareContacts={mayShareContacts}
            side="host"
            text={reply?.text ?? ''}
          >
            <input type="hidden" name="host" value={host.propertyManagerId} />
          </MessageForm>
        </>
      )}
    </div>
  );
};

export default GuestConversationPage;
