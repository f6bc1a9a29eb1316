import { homePath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { HeartIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';

export const EmptyList = () => {
  const t = useTranslations('saved.empty');
  return (
    <EmptyState
      icon={HeartIcon}
      title={t('title')}
      text={t('text')}
      action={<ButtonLink to={homePath()}>{t('action')}</ButtonLink>}
    />
  );
};
