import accountEmails from './en/account-emails.json' with { type: 'json' };
import bookingEmails from './en/booking-emails.json' with { type: 'json' };
import devices from './en/devices.json' with { type: 'json' };
import paymentLimits from './en/payment-limits.json' with { type: 'json' };
import priceLines from './en/price-lines.json' with { type: 'json' };
import supportEmails from './en/support-emails.json' with { type: 'json' };

/** Messages that only the server renders: emails and price lines. Browsers never load them. */
export const en = { accountEmails, bookingEmails, devices, paymentLimits, priceLines, supportEmails };

export type ServerMessages = typeof en;
