import type { Booking } from '@golark/contract/booking/schemas';
import { useTranslations } from '../platform/translations.ts';
import { isOpenEnd, useFormatClockTime } from '../stays/index.ts';

/** `4 PM – 10 PM`, or `from 4 PM` without a closing time. */
export const useCheckInHours = () => {
  const t = useTranslations('trips');
  const formatClockTime = useFormatClockTime();
  return ({ checkInFrom, checkInUntil }: Booking['property']): string =>
    isOpenEnd(checkInUntil)
      ? t('from', { time: formatClockTime(checkInFrom) })
      : t('between', { from: formatClockTime(checkInFrom), until: formatClockTime(checkInUntil) });
};
