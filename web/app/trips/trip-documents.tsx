import type { Booking } from '@golark/contract/booking/schemas';
import { invoicePath, receiptFilePath } from '@golark/contract/receipt-paths';
import { useTranslations } from '../platform/translations.ts';
import { DownloadIcon, Icon, ReceiptIcon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { wasCharged } from './trip-money.ts';

/** What a paid trip has on paper. */
export const TripDocuments = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips.actions');
  if (!wasCharged(booking)) return null;
  return (
    <>
      <a href={receiptFilePath(booking.orderId)} download>
        <Icon of={ReceiptIcon} />
        <span>
          <b>{t('receiptFile')}</b>
          <span className="small text-muted">{t('receiptFileNote')}</span>
        </span>
        <Icon of={DownloadIcon} size={18} />
      </a>
      <PageLink to={invoicePath(booking.id)}>
        <Icon of={ReceiptIcon} />
        <span>
          <b>{t('invoice')}</b>
          <span className="small text-muted">{t('invoiceNote')}</span>
        </span>
      </PageLink>
    </>
  );
};
