import type { Booking } from '@golark/contract/booking/schemas';
import { tripCalendarPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { useFormatZonedTime } from '../stays/index.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { CalendarIcon, DownloadIcon, Icon, ReceiptIcon } from '../ui/icon.tsx';
import { CancelTrip } from './cancel-trip.tsx';
import { payAgainPath } from './pay-again-path.ts';
import { wasCharged } from './trip-money.ts';

/** The actions for a trip; canceling is last and shows the refund. */
export const TripActions = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips.actions');
  const isConfirmed = booking.status === 'CONFIRMED';
  return (
    <div className="panel trip-actions" data-raised="">
      {isConfirmed && (
        <a href={tripCalendarPath(booking.id)} download>
          <Icon of={CalendarIcon} />
          <span>
            <b>{t('calendar')}</b>
            <span className="small text-muted">{t('calendarNote')}</span>
          </span>
          <Icon of={DownloadIcon} size={18} />
        </a>
      )}
      {wasCharged(booking) && (
        <button type="button" className="needs-scripts" onClick={() => window.print()}>
          <Icon of={ReceiptIcon} />
          <span>
            <b>{t('print')}</b>
            <span className="small text-muted">{booking.confirmationCode}</span>
          </span>
        </button>
      )}
      <CancelTrip booking={booking} />
    </div>
  );
};

/** A declined payment: until when the nights are held, and a link to retry. */
export const PaymentFailed = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips');
  const formatZonedTime = useFormatZonedTime();
  if (booking.status !== 'PAYMENT_FAILED' || !booking.holdExpiresAt) return null;
  return (
    <Alert
      tone="danger"
      title={t('paymentFailed')}
      action={
        <ButtonLink to={payAgainPath(booking)} variant="primary">
          {t('payAgain')}
        </ButtonLink>
      }
    >
      {t('heldUntil', { at: formatZonedTime(booking.holdExpiresAt, booking.property.timeZone) })}
    </Alert>
  );
};
