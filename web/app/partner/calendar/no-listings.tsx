import { useTranslations } from '../../platform/translations.ts';
import { CalendarIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

/** For hosts without a listing. */
export const NoListings = () => {
  const t = useTranslations('hostCalendar');
  return (
    <>
      <h1 className="display">{t('headTitle')}</h1>
      <EmptyState icon={CalendarIcon} title={t('empty.title')} text={t('empty.text')} />
    </>
  );
};
