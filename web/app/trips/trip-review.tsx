import type { Booking } from '@golark/contract/booking/schemas';
import { reviewLength } from '@golark/contract/reviews/rules';
import type { BookingReview } from '@golark/contract/reviews/schemas';
import { reviewTopics } from '@golark/contract/stays/rules';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { useFormatInstant } from '../stays/index.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { reviewIntent } from './review-intent.ts';

type TripReviewProps = { booking: Booking; review: BookingReview; outcome: FormOutcome | undefined };

/** The review of a stay after check-out: its form, or what was written. */
export const TripReview = ({ booking, review, outcome }: TripReviewProps) => {
  const t = useTranslations('trips.review');
  const formatInstant = useFormatInstant();
  const { hostName: host, timeZone } = booking.property;
  const { isOpen, own, fromHost, isPublished } = review;
  const until = formatInstant(review.closesAt, timeZone);
  if (!isOpen && !own && !fromHost) return null;
  return (
    <section className="stay-section" id="review">
      <h2 className="title-2">{own ? t('yours') : t('title')}</h2>
      {isOpen && <p className="text-muted">{t('lead', { host, until })}</p>}
      {isOpen && <ReviewForm outcome={outcome} />}
      {own && <WrittenReview rating={own.rating} text={own.text} />}
      {own && !isPublished && <p className="small text-muted">{t('hidden', { host, until })}</p>}
      {fromHost && (
        <>
          <h3 className="title-3">{t('fromHost', { host })}</h3>
          <WrittenReview rating={fromHost.rating} text={fromHost.text} />
        </>
      )}
    </section>
  );
};

const WrittenReview = ({ rating, text }: { rating: number; text: string }) => {
  const t = useTranslations('trips.review');
  return (
    <div className="trip-review">
      <p>
        <b>{t('stars', { rating })}</b>
      </p>
      <p className="message-text">{text}</p>
    </div>
  );
};

const ratings = ['5', '4', '3', '2', '1'] as const;

const ReviewForm = ({ outcome }: { outcome: FormOutcome | undefined }) => {
  const t = useTranslations('trips.review');
  const words = useTranslations('reviews');
  const locale = useLocale();
  const { errors, values } = outcome ?? {};
  const rated = values?.['rating'];
  const opinions = [
    { value: 'good', label: t('good') },
    { value: 'bad', label: t('bad') },
  ];
  return (
    <ActionForm
      intent={reviewIntent}
      outcome={outcome}
      submit={t('send')}
      variant="primary"
      className="form-fields trip-review-form"
    >
      <ChoiceGroup
        label={t('rating')}
        name="rating"
        look="rows"
        choices={ratings.map((value) => ({ value, title: t(`ratings.${value}`) }))}
        error={errors?.['rating']}
        {...(rated ? { defaultValue: rated } : {})}
      />
      <div className="trip-review-topics">
        {reviewTopics.map((topic) => (
          <NativeSelect
            key={topic}
            name={topic}
            label={words(`topic.${topic}`)}
            isOptional
            placeholder={t('noOpinion')}
            options={opinions}
            defaultValue={values?.[topic] ?? ''}
          />
        ))}
      </div>
      <TextArea
        name="text"
        label={t('text')}
        help={t('textHelp')}
        rows={6}
        maxLength={reviewLength}
        lang={locale}
        defaultValue={values?.['text'] ?? ''}
        error={errors?.['text']}
      />
    </ActionForm>
  );
};
