import type { ReviewTopic } from '@golark/contract/stays/rules';
import type { ReviewPage } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { ChipLink } from '../ui/chip.tsx';
import { useNumber } from '../ui/numbers.ts';

type BreakdownProps = {
  breakdown: ReviewPage['breakdown'];
  selected: ReviewTopic | null;
  pathOf: (change: { topic: ReviewTopic | null }) => string;
};

/** All reviews by stars, and by the topics that their texts mention; a topic narrows the list. */
export const ReviewBreakdown = ({ breakdown, selected, pathOf }: BreakdownProps) => {
  const t = useTranslations('reviews');
  const { stars, topics } = breakdown;
  return (
    <div className="review-breakdown">
      <section>
        <h2 className="title-3">{t('breakdown')}</h2>
        <StarBars stars={stars} />
      </section>
      {topics.length > 0 && (
        <section>
          <h2 className="title-3">{t('topics')}</h2>
          <p className="small text-muted">{t('topicsHint')}</p>
          <ul className="review-topics">
            {topics.map(({ topic, praised, criticized }) => (
              <li key={topic}>
                <ChipLink
                  label={t(`topic.${topic}`)}
                  to={pathOf({ topic: selected === topic ? null : topic })}
                  isSelected={selected === topic}
                  size="small"
                />
                <span className="small text-muted">
                  {t('mentions', { praised, total: praised + criticized })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const StarBars = ({ stars }: { stars: ReviewPage['breakdown']['stars'] }) => {
  const t = useTranslations('reviews');
  const number = useNumber();
  const total = stars.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="review-stars">
      {stars.map(({ rating, count }) => (
        <li key={rating}>
          <span className="small">{t('stars', { rating })}</span>
          <span className="review-bar" aria-hidden="true">
            <span style={{ inlineSize: `${total === 0 ? 0 : (100 * count) / total}%` }} />
          </span>
          <span className="small">{number(count)}</span>
        </li>
      ))}
    </ul>
  );
};
