import { reviewsPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Rating } from '../ui/rating.tsx';
import { ReviewList } from './review-list.tsx';

const reviewsShown = 6;

type SectionProps = {
  property: Property;
  /** Dates and guests, which the way back from the reviews keeps. */
  query: string;
};

/** The latest reviews on a stay's page; the others are on a page of their own. */
export const ReviewsSection = ({ property, query }: SectionProps) => {
  const t = useTranslations('stays.page');
  const words = useTranslations('reviews');
  const { reviews, rating, reviewCount } = property;
  return (
    <section className="stay-section">
      <h2 className="title-2 reviews-title">
        {reviewCount > 0 ? t('reviews', { count: reviewCount }) : t('noReviews')}
        {rating !== null && reviewCount > 0 && <Rating score={rating} count={reviewCount} />}
      </h2>
      <ReviewList reviews={reviews.slice(0, reviewsShown)} host={property.host.name} />
      {reviews.length === 0
        ? reviewCount > 0 && <p className="text-muted">{t('reviewsElsewhere')}</p>
        : reviewCount > reviewsShown && (
            <ButtonLink to={reviewsPath(property.id, query)}>
              {words('all', { count: reviewCount })}
            </ButtonLink>
          )}
    </section>
  );
};
