import { homePath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';

export const NoSearches = () => {
  const t = useTranslations('savedSearches.empty');
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('title')}
      text={t('text')}
      action={<ButtonLink to={homePath()}>{t('action')}</ButtonLink>}
    />
  );
};
