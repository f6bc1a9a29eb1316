import { controlsPath } from '@golark/contract/paths';
import { useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Chip, ChipLink } from '../chip.tsx';
import { Progress } from '../progress.tsx';
import { RangeSlider } from '../range-slider.tsx';
import { Spinner } from '../spinner.tsx';
import { GallerySection, Group } from './gallery-section.tsx';

const counts = [6, 10, 16, 24, 34, 46, 58, 70, 66, 72, 60, 52, 44, 36, 30, 24, 20, 15, 12, 9, 7, 5, 4, 3];

export const FilterSection = () => {
  const t = useTranslations('gallery.filters');
  const [isOn, setOn] = useState(true);
  const [span, setSpan] = useState({ from: 540, to: 1500 });
  return (
    <GallerySection id="filters">
      <div className="flex flex-wrap gap-2">
        <Chip label={t('hotTub')} count={63} />
        <Chip label={t('hover')} count={88} className="is-hover" />
        <Chip label={t('focus')} className="is-focus" />
        <Chip label={t('selected')} isSelected={isOn} onChange={setOn} />
        <Chip label={t('nothing')} count={0} />
        <Chip label={t('disabled')} isDisabled />
        <ChipLink label={t('link')} to={controlsPath()} count={12} />
        <Chip label={t('small')} size="small" />
      </div>
      <Group title={t('slider')}>
        <div className="max-w-[480px]">
          <RangeSlider
            label={t('total')}
            minimum={0}
            maximum={2400}
            step={20}
            value={span}
            onChange={setSpan}
            counts={counts}
            format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
          />
        </div>
      </Group>
      <Group title={t('progress')}>
        <div className="grid gap-4 max-w-[480px]">
          <Progress label={t('uploading')} words={t('uploaded')} share={5 / 8} />
          <Progress label={t('stopped')} words={t('needsYou')} share={0.38} hasFailed />
          <Progress label={t('waiting')} />
          <span className="flex items-center gap-3 small text-muted">
            <Spinner />
            {t('finding')}
          </span>
        </div>
      </Group>
    </GallerySection>
  );
};
