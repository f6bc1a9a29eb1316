import accountEmails from './en/account-emails.json' with { type: 'json' };
import bookingEmails from './en/booking-emails.json' with { type: 'json' };
import busyPage from './en/busy-page.json' with { type: 'json' };
import devices from './en/devices.json' with { type: 'json' };
import membership from './en/membership.json' with { type: 'json' };
import membershipEmails from './en/membership-emails.json' with { type: 'json' };
import paymentLimits from './en/payment-limits.json' with { type: 'json' };
import priceLines from './en/price-lines.json' with { type: 'json' };
import supportEmails from './en/support-emails.json' with { type: 'json' };
import tickets from './en/tickets.json' with { type: 'json' };

/** Messages that only the server renders: emails, price lines and the page of a busy server. Browsers never load them. */
export const en = {
  accountEmails,
  bookingEmails,
  busyPage,
  devices,
  membership,
  membershipEmails,
  paymentLimits,
  priceLines,
  supportEmails,
  tickets,
};

export type ServerMessages = typeof en;
