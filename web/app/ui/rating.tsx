import { useTranslations } from '../platform/translations.ts';
import { Icon, StarIcon } from './icon.tsx';
import { useNumber } from './numbers.ts';

/** `4.93 (218)`; without reviews it says "New". */
export const Rating = ({ score, count }: { score: number | null; count: number }) => {
  const t = useTranslations('ui.rating');
  const number = useNumber();
  if (score === null || count === 0) return <span className="rating">{t('new')}</span>;
  return (
    <span className="rating">
      <Icon of={StarIcon} size={14} />
      <span aria-hidden="true">{number(score, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}</span>
      <span className="count" aria-hidden="true">
        ({number(count)})
      </span>
      <span className="sr-only">{t('spoken', { score: String(score), count })}</span>
    </span>
  );
};
