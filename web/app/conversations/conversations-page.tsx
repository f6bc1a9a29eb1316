import { conversationListPath, conversationPath } from '@golark/contract/host-paths';
import { nodesOf } from '@golark/contract/paging/rules';
import { homePath } from '@golark/contract/paths';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPageNumber } from '../platform/page/page-number.ts';
import { readAccountPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { MessageIcon } from '../ui/icon.tsx';
import { Pages } from '../ui/pages.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import type { Route } from './+types/conversations-page.ts';
import { ConversationRows } from './conversation-rows.tsx';
import { loadConversations } from './load-conversations.ts';
import './conversations.css';

export const handle = { messages: ['conversations'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readAccountPage(args);
  const page = await loadConversations({ api, side: 'guest' }, readPageNumber(url));
  return { conversations: nodesOf(page), pageInfo: page.pageInfo, locale };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'conversations')('headTitle'), isIndexed: false })
    : [];

const ConversationsPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('conversations');
  const { conversations, pageInfo } = loaderData;
  return (
    <>
      <h1 className="display">{t('title')}</h1>
      {conversations.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon={MessageIcon}
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink to={homePath()}>{t('empty.action')}</ButtonLink>}
          />
        </div>
      ) : (
        <ConversationRows conversations={conversations} side="guest" hrefOf={conversationPath} />
      )}
      <Pages current={pageInfo.pageNumber} count={pageInfo.totalPages} hrefOf={conversationListPath} />
    </>
  );
};

export default ConversationsPage;
