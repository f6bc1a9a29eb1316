import { controlsPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { ChipLink } from '../chip.tsx';
import { Spinner } from '../spinner.tsx';
import { GallerySection } from './gallery-section.tsx';

export const FilterSection = () => {
  const t = useTranslations('gallery.filters');
  const to = controlsPath();
  return (
    <GallerySection id="filters">
      <div className="flex flex-wrap gap-2">
        <ChipLink label={t('hotTub')} to={to} count={63} />
        <ChipLink label={t('hover')} to={to} count={88} className="is-hover" />
        <ChipLink label={t('focus')} to={to} className="is-focus" />
        <ChipLink label={t('selected')} to={to} isSelected />
        <ChipLink label={t('nothing')} to={to} count={0} />
        <ChipLink label={t('small')} to={to} size="small" />
      </div>
      <span className="flex items-center gap-3 small text-muted">
        <Spinner />
        {t('finding')}
      </span>
    </GallerySection>
  );
};
