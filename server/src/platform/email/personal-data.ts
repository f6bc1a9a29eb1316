import type { PersonalData } from '../personal-data.ts';
import { deleteEmailsOf, listEmailsOf } from './erase-emails.ts';
import { deleteMutedKinds, listMutedKinds } from './muted-emails.ts';

export const emailPersonalData: PersonalData = {
  feature: 'platform/email',
  tables: {
    emails: {
      onDeletion: 'deleted',
      contains:
        'recipient, subject, text and calendar file of emails; of a visitor, deleted 30 days after sending',
    },
    muted_emails: { onDeletion: 'deleted', contains: 'kinds of emails that were turned off' },
  },
  exportOf: async (ctx, { accountId }) => ({
    emails: (await listEmailsOf(ctx.db, accountId)).map((email) => ({
      at: email.created_at.toISOString(),
      sentAt: email.sent_at?.toISOString() ?? null,
      recipient: email.recipient,
      subject: email.subject,
      // it contains a link that opens the account
      text: email.has_secret ? null : email.text,
    })),
    mutedEmails: (await listMutedKinds(ctx.db, accountId)).map(({ kind, muted_at }) => ({
      kind,
      mutedAt: muted_at.toISOString(),
    })),
  }),
  erase: async (_ctx, trx, account) => {
    await deleteEmailsOf(trx, account.id);
    await deleteMutedKinds(trx, account.id);
  },
};
