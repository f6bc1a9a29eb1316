import type { Property } from '@golark/contract/stays/schemas';
import { dateFormatter } from '../platform/formatters.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon, StarIcon } from '../ui/icon.tsx';

type Review = Property['reviews'][number];

/** Reviews with their stars, and the answers of the host under them. */
export const ReviewList = ({ reviews, host }: { reviews: readonly Review[]; host: string }) => (
  <ul className="stay-reviews">
    {reviews.map((review) => (
      <li key={`${review.authorName}${review.stayedIn}${review.text.slice(0, 24)}`}>
        <ReviewHead review={review} />
        <p className="review-text" lang={review.locale}>
          {review.text}
        </p>
        {review.reply && <HostReply host={host} text={review.reply} locale={review.locale} />}
      </li>
    ))}
  </ul>
);

const ReviewHead = ({ review }: { review: Review }) => {
  const t = useTranslations('reviews');
  const locale = useLocale();
  const month = dateFormatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${review.stayedIn}T00:00:00Z`),
  );
  return (
    <div className="flex items-center gap-3">
      <Avatar firstName={review.authorName} />
      <div className="min-w-0">
        <b>{review.authorName}</b>
        <p className="small text-muted review-facts">
          <span className="rating">
            <Icon of={StarIcon} size={14} />
            <span aria-hidden="true">{review.rating}</span>
            <span className="sr-only">{t('stars', { rating: review.rating })}</span>
          </span>
          <span>
            {month}
            {review.authorPlace ? ` · ${review.authorPlace}` : ''}
          </span>
        </p>
      </div>
    </div>
  );
};

const HostReply = ({ host, text, locale }: { host: string; text: string; locale: string }) => {
  const t = useTranslations('reviews');
  return (
    <div className="review-reply">
      <b className="small">{t('response', { host })}</b>
      <p lang={locale}>{text}</p>
    </div>
  );
};
