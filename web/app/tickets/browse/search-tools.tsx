import { useNavigate } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { DateRangeField } from '../../ui/date-range-field.tsx';
import { DirectionsIcon } from '../../ui/icon.tsx';
import { type TicketQuery, writeTicketQuery } from './ticket-query.ts';
import { useLocate } from './use-locate.ts';

type SearchToolsProps = { path: string; asked: TicketQuery };

/** Dates from the calendar, and the visitor's own place; both need scripts. */
export const SearchTools = ({ path, asked }: SearchToolsProps) => {
  const t = useTranslations('ticketBrowse');
  const navigate = useNavigate();
  const go = (change: Partial<TicketQuery>) =>
    navigate(`${path}${writeTicketQuery({ ...asked, ...change, page: 1 })}`);
  const locate = useLocate((ll) => go({ ll, radius: null, sort: 'nearest' }));
  const { dateFrom, dateTo } = asked;
  return (
    <div className="event-tools needs-scripts">
      <DateRangeField
        label={t('search.dates')}
        placeholder={t('search.anyDates')}
        value={dateFrom && dateTo ? { start: dateFrom, end: dateTo } : null}
        onChange={(range) => go({ dateFrom: range?.start ?? null, dateTo: range?.end ?? null, when: null })}
      />
      <Button icon={DirectionsIcon} isBusy={locate.isAsking} onPress={locate.ask}>
        {t('form.nearMe')}
      </Button>
      {locate.hasFailed && (
        <p className="small text-muted" role="alert">
          {t('form.noLocation')}
        </p>
      )}
    </div>
  );
};
