import { listSavedReplies } from '@golark/contract/conversations/calls';
import { loadConversation } from '../../conversations/index.ts';
import { callApi } from '../../platform/api-client.ts';
import { readPageNumber } from '../../platform/page/page-number.ts';
import { actingAs, type HostRequest } from '../read-host-page.ts';
import { chosenReply } from './saved-replies.tsx';

/** A conversation with a guest, the saved replies, and the one of them that the address names. */
export const loadGuestConversation = async ({ api, url, request, host }: HostRequest, id: string) => {
  const headers = actingAs(host);
  const page = { id, pageNumber: readPageNumber(url), request };
  const [loaded, saved] = await Promise.all([
    loadConversation({ api, side: 'host', headers }, page),
    callApi(api, listSavedReplies, { headers }),
  ]);
  const replies = saved.ok ? saved.data.replies : [];
  const reply = chosenReply(replies, url.searchParams.get('reply'), loaded.conversation);
  return { ...loaded, replies, reply };
};
