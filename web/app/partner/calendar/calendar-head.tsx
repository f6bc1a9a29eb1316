import { calendarFeedsPath, calendarPath, calendarsPath } from '@golark/contract/partner-paths';
import { Form } from 'react-router';
import { pictureOf } from '../../platform/picture.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { GlobeIcon, ListIcon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { useShownCalendar } from './calendar-context.ts';

/** Which listing and room type is shown, and how. */
export const CalendarHead = () => {
  const t = useTranslations('hostCalendar');
  const { calendar, query } = useShownCalendar();
  const { listing, listings } = calendar;
  const { month, view } = query;
  return (
    <header className="calendar-head">
      <div className="calendar-of">
        {listing.photoId && (
          <img src={pictureOf({ id: listing.photoId, alt: '' }).src} alt="" width={52} height={52} />
        )}
        <div className="min-w-0">
          <p className="small text-muted">{t('calendarOf')}</p>
          <h1 className="title-2">{listing.title}</h1>
        </div>
      </div>
      <div className="calendar-head-actions">
        <nav className="calendar-views" aria-label={t('view')}>
          {(['month', 'year'] as const).map((one) => (
            <PageLink
              key={one}
              to={calendarPath(listing.id, { month, view: one, room: calendar.roomTypeId })}
              aria-current={view === one ? 'page' : undefined}
            >
              {t(one)}
            </PageLink>
          ))}
        </nav>
        {listings.length > 1 && (
          <ButtonLink to={calendarsPath()} variant="secondary" icon={ListIcon}>
            {t('all')}
          </ButtonLink>
        )}
        <ButtonLink to={calendarFeedsPath()} variant="secondary" icon={GlobeIcon}>
          {t('sites')}
        </ButtonLink>
      </div>
      {(listings.length > 1 || listing.rooms.length > 1) && <Chooser />}
    </header>
  );
};

/** A form, so that it also works without JavaScript. */
const Chooser = () => {
  const t = useTranslations('hostCalendar');
  const { calendar, query } = useShownCalendar();
  const { listing, listings, roomTypeId } = calendar;
  return (
    <div className="calendar-choosers">
      {listings.length > 1 && (
        <Form className="calendar-chooser" action={calendarPath()}>
          <input type="hidden" name="month" value={query.month} />
          <NativeSelect
            label={t('listing')}
            name="listing"
            defaultValue={listing.id}
            options={listings.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <Button type="submit" variant="secondary">
            {t('show')}
          </Button>
        </Form>
      )}
      {listing.rooms.length > 1 && (
        <Form className="calendar-chooser" action={calendarPath()}>
          <input type="hidden" name="month" value={query.month} />
          <input type="hidden" name="listing" value={listing.id} />
          <NativeSelect
            label={t('room')}
            name="room"
            defaultValue={roomTypeId}
            options={listing.rooms.map(({ id, name, units }) => ({
              value: id,
              label: t('roomWithUnits', { name, units }),
            }))}
          />
          <Button type="submit" variant="secondary">
            {t('show')}
          </Button>
        </Form>
      )}
    </div>
  );
};
