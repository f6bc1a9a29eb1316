import { sellTicketsPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useFormatEventTime } from '../parts/event-time.ts';
import type { HeldEvent } from '../parts/held-event.ts';

/** The event of a listing, with a way to another one. */
export const SellEvent = ({ event, canChange = false }: { event: HeldEvent; canChange?: boolean }) => {
  const t = useTranslations('sell.form');
  const formatEventTime = useFormatEventTime();
  return (
    <div className="sell-event">
      <span className="photo">
        <Picture image={event.image} sizes="64px" width={128} height={128} />
      </span>
      <div className="grow min-w-0">
        <p className="font-semibold">{event.title}</p>
        <p className="small text-muted">
          {formatEventTime(event)} · {event.venue.name}
        </p>
      </div>
      {canChange && (
        <TextLink to={sellTicketsPath()} className="small">
          {t('change')}
        </TextLink>
      )}
    </div>
  );
};
