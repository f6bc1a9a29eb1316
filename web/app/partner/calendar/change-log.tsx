import { calendarChangesPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import { useShownCalendar } from './calendar-context.ts';
import { ChangeList } from './changes/change-list.tsx';

/** The latest changes, and the way to all of them. */
export const ChangeLog = () => {
  const t = useTranslations('hostCalendar.log');
  const { calendar } = useShownCalendar();
  const { changes, listing } = calendar;
  return (
    <section className="panel" aria-labelledby="calendar-log">
      <h2 className="title-3" id="calendar-log">
        {t('title')}
      </h2>
      {changes.length === 0 && <p className="small text-muted">{t('empty')}</p>}
      <ChangeList changes={changes} />
      {changes.length > 0 && <TextLink to={calendarChangesPath(listing.id)}>{t('all')}</TextLink>}
    </section>
  );
};
