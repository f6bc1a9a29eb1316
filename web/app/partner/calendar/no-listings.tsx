import { newListingPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CalendarIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

/** For hosts without a listing. */
export const NoListings = () => {
  const t = useTranslations('hostCalendar');
  return (
    <>
      <h1 className="display">{t('headTitle')}</h1>
      <EmptyState
        icon={CalendarIcon}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink to={newListingPath()}>{t('empty.action')}</ButtonLink>}
      />
    </>
  );
};
