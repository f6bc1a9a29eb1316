import type { Booking } from '@golark/contract/booking/schemas';
import { useTranslations } from '../platform/translations.ts';
import { useFormatInstant } from '../stays/index.ts';
import { Alert } from '../ui/alert.tsx';

/** A request to book: that the card is not charged yet and until when the host answers, or that the host declined. */
export const HostAnswer = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips.request');
  const formatInstant = useFormatInstant();
  const { status, property, holdExpiresAt } = booking;
  if (status === 'DECLINED') return <Alert title={t('declined')}>{t('declinedText')}</Alert>;
  if (status !== 'AWAITING_HOST') return null;
  return (
    <Alert tone="warning" title={t('waiting', { host: property.hostName })}>
      {t('waitingText')}{' '}
      {holdExpiresAt && t('answerBy', { at: formatInstant(holdExpiresAt, property.timeZone) })}
    </Alert>
  );
};
