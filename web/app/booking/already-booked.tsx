import { tripPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { CheckIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';

/** The address of a checkout that was completed: the way to the trip. */
export const AlreadyBooked = ({ property, bookingId }: { property: Property; bookingId: string }) => {
  const t = useTranslations('booking.booked');
  return (
    <div className="page-width py-10">
      <h1 className="display mb-6">{property.title}</h1>
      <EmptyState
        icon={CheckIcon}
        title={t('title')}
        text={t('text')}
        action={
          <ButtonLink to={tripPath(bookingId)} variant="primary">
            {t('open')}
          </ButtonLink>
        }
      />
    </div>
  );
};
