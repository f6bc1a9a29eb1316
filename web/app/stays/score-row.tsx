import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { Icon, StarIcon } from '../ui/icon.tsx';
import { useNumber } from '../ui/numbers.ts';

/** Rating, number of reviews and years of hosting; no rating where an import has reviews without one. */
export const ScoreRow = ({ property, yearsHosting }: { property: Property; yearsHosting: number }) => {
  const t = useTranslations('stays.score');
  const number = useNumber();
  const { rating, reviewCount } = property;
  const isRated = rating !== null && reviewCount > 0;
  const stars = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (
    <dl className="score-row">
      {isRated === reviewCount > 0 && (
        <div>
          <dt>{t('rating')}</dt>
          <dd>
            {isRated && <Icon of={StarIcon} size={18} />}
            {isRated ? number(rating, stars) : t('new')}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('reviews', { count: reviewCount })}</dt>
        <dd>{number(reviewCount)}</dd>
      </div>
      <div>
        <dt>{t('hosting')}</dt>
        <dd>{yearsHosting < 1 ? t('firstYear') : t('years', { years: yearsHosting })}</dd>
      </div>
    </dl>
  );
};
