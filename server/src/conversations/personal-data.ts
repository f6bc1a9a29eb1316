import type { PersonalData } from '#platform/personal-data';
import { deleteConversationsOf, listMessagesOf } from './erase-conversations.ts';

export const conversationPersonalData: PersonalData = {
  feature: 'conversations',
  tables: {
    conversations: {
      onDeletion: 'deleted',
      contains: 'which hosts a guest wrote to; deleted with all messages and their emails',
    },
    conversation_messages: {
      onDeletion: 'retained',
      contains: 'what guests and hosts wrote to each other; deleted with the account of the guest',
      reason:
        'what a member of a team wrote for a host belongs to the host and stays with its guest, without who wrote it',
      identifyingColumns: ['body'],
    },
    saved_replies: {
      onDeletion: 'retained',
      contains: 'texts that the team of a host sends again and again, without who wrote them',
      reason: 'they belong to the host, not to a person; its team can delete them',
      identifyingColumns: ['body'],
    },
  },
  exportOf: async (ctx, { accountId }) => ({
    messages: (await listMessagesOf(ctx.db, accountId)).map((message) => ({
      at: message.sent_at.toISOString(),
      conversationId: message.conversation_id,
      propertyId: message.listing_id,
      sender: message.sender,
      text: message.body,
    })),
  }),
  erase: (_ctx, trx, account) => deleteConversationsOf(trx, account.id),
};
