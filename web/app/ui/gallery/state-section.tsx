import { homePath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../button-link.tsx';
import { HeartIcon } from '../icon.tsx';
import { EmptyState } from '../state-panel.tsx';
import { GallerySection } from './gallery-section.tsx';

export const StateSection = () => {
  const t = useTranslations('gallery.loading');
  return (
    <GallerySection id="states">
      <div className="grid gap-6 md:grid-cols-2 items-start">
        <EmptyState
          icon={HeartIcon}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<ButtonLink to={homePath()}>{t('find')}</ButtonLink>}
        />
      </div>
    </GallerySection>
  );
};
