import { invoiceNumberText } from '@golark/contract/receipts/rules';
import type { PersonalData } from '#platform/personal-data';
import { deleteBusinessDetails, findBusinessDetails, listInvoicesOfAccount } from './store.ts';

export const receiptPersonalData: PersonalData = {
  feature: 'receipts',
  tables: {
    business_details: {
      onDeletion: 'deleted',
      contains: 'company, address and tax number that invoices are made out to',
    },
    invoices: {
      onDeletion: 'retained',
      contains: 'company, address and tax number, the name of the guest, the address of the stay',
      reason: 'accounting law: an invoice is kept and never changed',
      identifyingColumns: ['content'],
    },
  },
  exportOf: async (ctx, { accountId }) => ({
    businessDetails: await findBusinessDetails(ctx.db, accountId),
    invoices: (await listInvoicesOfAccount(ctx.db, accountId)).map((row) => ({
      number: invoiceNumberText(row),
      orderId: row.order_id,
      issuedAt: row.issued_at.toISOString(),
      amount: row.amount,
      ...row.content.buyer,
      guestName: row.content.guestName,
    })),
  }),
  erase: (_ctx, trx, account) => deleteBusinessDetails(trx, account.id),
};
