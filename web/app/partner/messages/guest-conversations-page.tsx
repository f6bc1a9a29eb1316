import { nodesOf } from '@golark/contract/paging/rules';
import {
  guestConversationPath,
  guestConversationsPath,
  savedRepliesPath,
} from '@golark/contract/partner-paths';
import { ConversationRows, loadConversations } from '../../conversations/index.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readPageNumber } from '../../platform/page/page-number.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageIcon } from '../../ui/icon.tsx';
import { Pages } from '../../ui/pages.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { actingAs } from '../read-host-page.ts';
import type { Route } from './+types/guest-conversations-page.ts';
import { readMessagesPage } from './read-messages-page.ts';
import './messages.css';

export const handle = { messages: ['conversations', 'fields', 'partnerMessages'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, host } = readMessagesPage(args);
  const reader = { api, side: 'host', headers: actingAs(host) } as const;
  const page = await loadConversations(reader, readPageNumber(url));
  return { conversations: nodesOf(page), pageInfo: page.pageInfo, locale };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'partnerMessages')('headTitle'), isIndexed: false })
    : [];

/** The messages of guests to the acting host. */
const GuestConversationsPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('partnerMessages');
  const { conversations, pageInfo } = loaderData;
  return (
    <>
      <div className="messages-head">
        <h1 className="display">{t('title')}</h1>
        <ButtonLink to={savedRepliesPath()} size="small">
          {t('replies.title')}
        </ButtonLink>
      </div>
      {conversations.length === 0 ? (
        <div className="mt-6">
          <EmptyState icon={MessageIcon} title={t('empty.title')} text={t('empty.text')} />
        </div>
      ) : (
        <ConversationRows
          conversations={conversations}
          side="host"
          hrefOf={(id) => guestConversationPath(id)}
        />
      )}
      <Pages current={pageInfo.pageNumber} count={pageInfo.totalPages} hrefOf={guestConversationsPath} />
    </>
  );
};

export default GuestConversationsPage;
