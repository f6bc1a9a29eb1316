import type { Locale } from '@golark/contract/locale/rules';
import type { EmailContent } from '#platform/email/render-email';
import { formatDay, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import type { BookingView } from '../views.ts';

export interface PaidInParts {
  balance?: BookingView['balance'];
  order_status?: BookingView['order_status'];
}

/** What of a stay was paid when it was booked and what is due when; nothing for one that is paid in full at once. */
export const balanceRows = ({ balance, order_status }: PaidInParts, locale: Locale): EmailContent['rows'] => {
  if (!balance) return [];
  const t = translatorOf(locale, 'bookingBalance');
  const now = order_status === 'AWAITING_HOST' ? t('rows.authorized') : t('rows.paidNow');
  return [
    { label: now, value: formatUsd(balance.deposit, locale) },
    {
      label: t('rows.due', { day: formatDay(balance.due_on, locale) }),
      value: formatUsd(balance.amount, locale),
    },
  ];
};
