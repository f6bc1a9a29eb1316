import { performerPath, venuePath } from '@golark/contract/event-paths';
import type { Event } from '@golark/contract/events/schemas';
import { Fragment } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { ShareButton } from '../../stays/index.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { useFormatZonedTime } from '../../ui/format-times.ts';
import { CalendarIcon, DoorIcon, GuestsIcon, Icon, PlaceIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useFormatEventTime } from '../parts/event-time.ts';
import { eventCrumbs } from './event-crumbs.ts';

type EventHeadProps = { event: Event };

export const EventHead = ({ event }: EventHeadProps) => {
  const t = useTranslations('event.head');
  const parts = useTranslations('ticketParts');
  const formatEventTime = useFormatEventTime();
  const formatZonedTime = useFormatZonedTime();
  const { title, image, venue, performers, doorsAt, isTimeTbd } = event;
  const { city, state } = venue;
  return (
    <div className="event-head">
      <span className="photo">
        <Picture image={image} sizes="(max-width: 767px) 84px, 160px" width={320} height={240} isEager />
      </span>
      <div className="grow min-w-0">
        <div className="desktop-only">
          <Crumbs crumbs={eventCrumbs(event, { tickets: t('tickets'), nameOf: parts })} />
        </div>
        <h1 className="display">{title}</h1>
        <ul className="event-facts">
          <li>
            <Icon of={CalendarIcon} size={18} />
            <span>
              <time dateTime={event.startsAt}>{formatEventTime(event)}</time>
              {isTimeTbd && ` · ${t('timeTbd')}`}
            </span>
          </li>
          <li>
            <Icon of={PlaceIcon} size={18} />
            <span>
              <TextLink to={venuePath(venue.slug)}>{venue.name}</TextLink>, {city.name},{' '}
              {state.id.toUpperCase()}
            </span>
          </li>
          {performers.length > 0 && (
            <li>
              <Icon of={GuestsIcon} size={18} />
              <span>
                {t('allDates')}{' '}
                {performers.map(({ slug, name }, position) => (
                  <Fragment key={slug}>
                    {position > 0 && ', '}
                    <TextLink to={performerPath(slug)}>{name}</TextLink>
                  </Fragment>
                ))}
              </span>
            </li>
          )}
          {doorsAt && !isTimeTbd && (
            <li>
              <Icon of={DoorIcon} size={18} />
              {t('doors', { at: formatZonedTime(doorsAt, venue.timeZone) })}
            </li>
          )}
        </ul>
      </div>
      <ShareButton title={title} />
    </div>
  );
};
