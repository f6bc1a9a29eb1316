import { performerPath, ticketQueuePath, venuePath } from '@golark/contract/event-paths';
import { ticketsPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatInstant } from '../../ui/format-times.ts';
import { CalendarIcon, ClockIcon, TicketIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { useFormatEventTime } from '../parts/event-time.ts';
import { splitInto } from './event-phase.ts';
import {
  changed,
  isFiltered,
  type TicketsQuery,
  withoutFilters,
  writeTicketsQuery,
} from './listings-query.ts';
import type { EventPage } from './load-event.ts';

/** The event takes place at another time than it was announced for. */
export const MovedNotice = ({ event }: Pick<EventPage, 'event'>) => {
  const t = useTranslations('event.states');
  const formatEventTime = useFormatEventTime();
  const { status, movedFrom } = event;
  if (status !== 'MOVED' || !movedFrom) return null;
  return (
    <Alert tone="warning" title={t('moved.title', { now: formatEventTime(event) })}>
      {t('moved.text', { before: formatEventTime({ ...event, startsAt: movedFrom }) })}
    </Alert>
  );
};

/** Why no tickets are sold, with the way to others. */
export const NoSale = ({ event, phase }: Pick<EventPage, 'event' | 'phase'>) => {
  const t = useTranslations('event.states');
  const formatInstant = useFormatInstant();
  if (phase === 'onSale') return null;
  const at = event.onSaleAt ? formatInstant(event.onSaleAt, event.venue.timeZone) : '';
  const icons = { canceled: TicketIcon, past: CalendarIcon, later: ClockIcon, soldOut: TicketIcon };
  return (
    <EmptyState
      icon={icons[phase]}
      title={t(`${phase}.title`, { at })}
      text={t(`${phase}.text`)}
      action={
        phase === 'later' ? (
          <ButtonLink to={ticketQueuePath(event.id)} variant="primary">
            {t('later.room')}
          </ButtonLink>
        ) : (
          <OtherEvents event={event} isOver={phase === 'past'} />
        )
      }
    />
  );
};

/** Other dates of the performer first: fans look for these before the venue's other events. */
const OtherEvents = ({ event, isOver }: Pick<EventPage, 'event'> & { isOver: boolean }) => {
  const t = useTranslations('event.states');
  const [performer] = event.performers;
  return (
    <span className="quantity-choices">
      {performer && (
        <ButtonLink to={performerPath(performer.slug)} variant="primary">
          {t('moreDates', { name: performer.name })}
        </ButtonLink>
      )}
      <ButtonLink
        to={isOver ? ticketsPath() : venuePath(event.venue.slug)}
        variant={performer ? 'secondary' : 'primary'}
      >
        {isOver ? t('findEvents') : t('atVenue', { venue: event.venue.name })}
      </ButtonLink>
    </span>
  );
};

type NothingFoundProps = { path: string; asked: TicketsQuery; quantities: readonly number[] };

/** No listing: the filters hide all of them, or nobody sells this many together. */
export const NothingFound = ({ path, asked, quantities }: NothingFoundProps) => {
  const t = useTranslations('event.none');
  if (isFiltered(asked) || asked.section)
    return (
      <EmptyState
        icon={TicketIcon}
        title={t('filters')}
        action={
          <ButtonLink
            to={`${path}${writeTicketsQuery(withoutFilters(asked))}`}
            variant="primary"
            preventScrollReset
          >
            {t('clear')}
          </ButtonLink>
        }
      />
    );
  const { quantity } = asked;
  const split = splitInto(quantity, quantities);
  const [one, other] = split ?? [];
  return (
    <EmptyState
      icon={TicketIcon}
      title={t('together', { count: quantity })}
      text={one && other ? t('split', { one, other }) : t('other')}
      action={
        <span className="quantity-choices">
          {quantities.map((size) => (
            <ButtonLink
              key={size}
              to={`${path}${changed(asked, { quantity: size })}`}
              size="small"
              preventScrollReset
            >
              {t('show', { count: size })}
            </ButtonLink>
          ))}
        </span>
      }
    />
  );
};
