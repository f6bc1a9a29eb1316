import { calendarChangesPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../../platform/translations.ts';
import { TextLink } from '../../../ui/link.tsx';
import { useCalendarForms } from '../calendar-forms.ts';

/** To what was changed in one night. */
export const NightChangesLink = ({ night }: { night: string }) => {
  const t = useTranslations('hostCalendar.editor');
  const { listing } = useCalendarForms();
  return <TextLink to={calendarChangesPath(listing.id, { night })}>{t('changes')}</TextLink>;
};
