import type { BookingStatus } from '@golark/contract/booking/schemas';
import { useTranslations } from '../platform/translations.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const tones: Record<BookingStatus, BadgeTone> = {
  PENDING_PAYMENT: 'warning',
  AWAITING_HOST: 'warning',
  CONFIRMED: 'success',
  PAYMENT_FAILED: 'danger',
  CANCELED: 'neutral',
  DECLINED: 'neutral',
  COMPLETED: 'neutral',
};

export const TripState = ({
  status,
  isOnPicture = false,
}: {
  status: BookingStatus;
  isOnPicture?: boolean;
}) => {
  const t = useTranslations('trips.states');
  return <Badge tone={isOnPicture ? 'photo' : tones[status]}>{t(status)}</Badge>;
};
