import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import type { Refusal } from '../stays/index.ts';
import { useRefusalText } from '../stays/use-refusal-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { CalendarIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';

type BookingRefusedProps = { property: Property; refusal: Refusal; changePath: string };

/** Says why the dates in the address cannot be booked, and links back to the calendar. */
export const BookingRefused = ({ property, refusal, changePath }: BookingRefusedProps) => {
  const t = useTranslations('booking');
  const refusalText = useRefusalText();
  return (
    <div className="page-width py-10">
      <h1 className="display mb-6">{property.title}</h1>
      <EmptyState
        icon={CalendarIcon}
        title={refusalText(refusal)}
        text={t('nothingCharged')}
        action={
          <ButtonLink to={changePath} variant="primary">
            {t('otherDates')}
          </ButtonLink>
        }
      />
    </div>
  );
};
