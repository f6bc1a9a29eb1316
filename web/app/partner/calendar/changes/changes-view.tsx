import type { CalendarChange } from '@golark/contract/host-calendar/calendar-schemas';
import type { PageInfo } from '@golark/contract/paging/schemas';
import { calendarChangesPath, calendarPath } from '@golark/contract/partner-paths';
import { Form } from 'react-router';
import { useTranslations } from '../../../platform/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { useFormatDay } from '../../../ui/format-times.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type CalendarForms, CalendarFormsProvider } from '../calendar-forms.ts';
import { CalendarNews } from '../calendar-news.tsx';
import { ChangeList } from './change-list.tsx';

type ChangesViewProps = Pick<CalendarForms, 'host' | 'outcome'> & {
  listing: CalendarForms['listing'] & { title: string };
  night: string | null;
  changes: CalendarChange[];
  pageInfo: PageInfo;
};

/** A page of the log of a calendar, or of what it says of one night. */
export const ChangesView = ({ listing, host, outcome, night, changes, pageInfo }: ChangesViewProps) => {
  const t = useTranslations('hostCalendar.log');
  const formatDay = useFormatDay();
  const ofNight = night ? { night } : {};
  return (
    <CalendarFormsProvider value={{ listing, host, outcome }}>
      <div className="calendar-changes">
        <header>
          <TextLink to={calendarPath(listing.id, night ? { first: night, last: night } : {})}>
            {t('back')}
          </TextLink>
          <h1 className="title-1">{night ? t('ofDay', { day: formatDay(night) }) : t('of')}</h1>
          <p className="text-muted">{listing.title}</p>
        </header>
        <CalendarNews />
        <NightForm key={night} listingId={listing.id} night={night} />
        <section className="panel" aria-label={t('of')}>
          {changes.length === 0 && (
            <p className="text-muted">{night ? t('emptyNight', { day: formatDay(night) }) : t('empty')}</p>
          )}
          {changes.length > 0 && <p className="small text-muted">{t('intro')}</p>}
          <ChangeList changes={changes} />
        </section>
        <Pages
          current={pageInfo.pageNumber}
          count={pageInfo.totalPages}
          hrefOf={(page) => calendarChangesPath(listing.id, { page, ...ofNight })}
        />
      </div>
    </CalendarFormsProvider>
  );
};

const NightForm = ({ listingId, night }: { listingId: string; night: string | null }) => {
  const t = useTranslations('hostCalendar.log');
  return (
    <Form className="calendar-changes-night">
      <input type="hidden" name="listing" value={listingId} />
      <TextField label={t('night')} type="date" name="night" defaultValue={night ?? ''} required />
      <Button type="submit" variant="secondary">
        {t('show')}
      </Button>
      {night && <TextLink to={calendarChangesPath(listingId)}>{t('showAll')}</TextLink>}
    </Form>
  );
};
