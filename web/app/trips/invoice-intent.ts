export const invoiceIntent = 'invoice';
