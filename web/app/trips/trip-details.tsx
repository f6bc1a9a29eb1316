import type { Booking } from '@golark/contract/booking/schemas';
import { fullNameOf } from '@golark/contract/names/rules';
import { useTranslations } from '../platform/translations.ts';
import { DetailList } from '../ui/detail-list.tsx';

export const TripDetails = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips');
  const rows = [
    { name: t('code'), value: booking.confirmationCode },
    { name: t('host'), value: booking.property.hostName },
    { name: t('guest'), value: fullNameOf(booking.guest) },
    { name: t('yourNote'), value: booking.note },
  ];
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('details')}</h2>
      <DetailList details={rows} className="trip-details" />
    </section>
  );
};
