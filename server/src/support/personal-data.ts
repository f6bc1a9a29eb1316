import type { PersonalData } from '#platform/personal-data';
import { listMessagesOf } from './store.ts';

export const supportPersonalData: PersonalData = {
  feature: 'support',
  tables: {
    support_messages: {
      onDeletion: 'deleted',
      contains: 'name, email and message; of a visitor, deleted after a year',
    },
  },
  exportOf: async (ctx, { accountId }) => ({
    messagesToSupport: (await listMessagesOf(ctx.db, accountId)).map((message) => ({
      at: message.created_at.toISOString(),
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
    })),
  }),
};
