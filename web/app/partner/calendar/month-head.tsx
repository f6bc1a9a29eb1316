import { addMonths, monthOf } from '@golark/contract/host-calendar/rules';
import { calendarPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink, IconLink } from '../../ui/button-link.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icon.tsx';
import { useShownCalendar } from './calendar-context.ts';
import { useFormatMonth } from './format-month.ts';

/** The month that is shown, and the way to others. */
export const MonthHead = ({ step = 1 }: { step?: number }) => {
  const t = useTranslations('hostCalendar');
  const formatMonth = useFormatMonth();
  const { calendar, query } = useShownCalendar();
  const { month, view } = query;
  const to = (shown: string) =>
    calendarPath(calendar.listing.id, { month: shown, view, room: calendar.roomTypeId });
  const [previous, next] = [addMonths(month, -step), addMonths(month, step)];
  const last = addMonths(month, step - 1);
  return (
    <div className="month-head">
      <h2 className="title-1" id="calendar-month">
        {step > 1 ? `${formatMonth(month)} – ${formatMonth(last)}` : formatMonth(month)}
      </h2>
      <div className="month-steps">
        <ButtonLink to={to(monthOf(calendar.today))} variant="secondary" size="small">
          {t('today')}
        </ButtonLink>
        <IconLink
          icon={ChevronLeftIcon}
          to={to(previous)}
          label={formatMonth(previous)}
          isLined
          size="small"
        />
        <IconLink icon={ChevronRightIcon} to={to(next)} label={formatMonth(next)} isLined size="small" />
      </div>
    </div>
  );
};
