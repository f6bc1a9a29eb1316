import { homePath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../button-link.tsx';
import { HeartIcon } from '../icon.tsx';
import { Skeleton } from '../skeleton.tsx';
import { EmptyState, ErrorState } from '../state-panel.tsx';
import { showToast } from '../toast.ts';
import { GallerySection } from './gallery-section.tsx';

export const StateSection = () => {
  const t = useTranslations('gallery.loading');
  return (
    <GallerySection id="states">
      <div className="grid gap-6 md:grid-cols-3 items-start">
        <div className="panel">
          <div className="flex gap-3 items-center">
            <Skeleton className="size-12 rounded-full" />
            <div className="grow">
              <Skeleton className="h-3.5 w-3/5" />
              <Skeleton className="h-3 w-2/5 mt-2" />
            </div>
          </div>
          <Skeleton className="h-3 mt-4" />
          <Skeleton className="h-3 mt-2 w-11/12" />
          <Skeleton className="h-3 mt-2 w-2/3" />
        </div>
        <EmptyState
          icon={HeartIcon}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<ButtonLink to={homePath()}>{t('find')}</ButtonLink>}
        />
        <ErrorState
          title={t('errorTitle')}
          text={t('errorText')}
          reference="8F2C"
          onRetry={() => showToast({ text: t('retried') })}
        />
      </div>
    </GallerySection>
  );
};
