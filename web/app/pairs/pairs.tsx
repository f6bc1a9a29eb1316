import { useTranslations } from '../platform/translations.ts';
import { useFormatRange } from '../ui/format-range.ts';
import { TextLink } from '../ui/link.tsx';
import type { Pair, Weekend } from './load-pairs.ts';
import { PairCard } from './pair-card.tsx';

type PairsProps = {
  pairs: Pair[];
  weekend: Weekend;
  /** Around which they are. */
  place: string;
  /** All events there. */
  allPath: string;
};

/** Nights out with a bed within walking distance, each with one total. */
export const Pairs = ({ pairs, weekend, place, allPath }: PairsProps) => {
  const t = useTranslations('home.pairs');
  const formatRange = useFormatRange();
  const dates = formatRange({ start: weekend.dateFrom, end: weekend.dateTo });
  return (
    <section className="page-width section" aria-labelledby="pairs">
      <div className="section-head">
        <div>
          <h2 className="title-1" id="pairs">
            {t('title')}
          </h2>
          <p className="text-muted">{t('text', { place, dates })}</p>
        </div>
        <TextLink to={allPath}>{t('all', { place })}</TextLink>
      </div>
      <div className="pairs rail">
        {pairs.map((pair) => (
          <PairCard key={pair.event.id} pair={pair} weekend={weekend} />
        ))}
      </div>
    </section>
  );
};
