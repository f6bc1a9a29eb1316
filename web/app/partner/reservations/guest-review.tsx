import { mayAsPartner } from '@golark/contract/access/rules';
import type { Reservation } from '@golark/contract/partners/reservation-schemas';
import { reviewLength } from '@golark/contract/reviews/rules';
import type { ReservationReview } from '@golark/contract/reviews/schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { useFormatInstant } from '../../ui/format-times.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { reviewGuestIntent } from './reservation-intents.ts';

type GuestReviewProps = {
  reservation: Reservation;
  review: ReservationReview;
  host: ActingHost;
  outcome: FormOutcome | undefined;
};

/** The review of a guest after check-out: its form, or what was written, and what the guest wrote once both are published. */
export const GuestReviewSection = ({ reservation, review, host, outcome: latest }: GuestReviewProps) => {
  const t = useTranslations('partner.page.review');
  const formatInstant = useFormatInstant();
  const { isOpen, own, fromGuest, isPublished } = review;
  const mayWrite = isOpen && mayAsPartner(host.role, 'reservations.answer');
  if (!mayWrite && !own && !fromGuest) return null;
  const guest = reservation.guestName;
  const until = formatInstant(review.closesAt, reservation.timeZone);
  const outcome = outcomeFor(latest, reviewGuestIntent);
  return (
    <section className="stay-section" id="review" aria-labelledby="review-title">
      <h2 className="title-2" id="review-title">
        {own ? t('yours') : t('title', { guest })}
      </h2>
      <OutcomeToast outcome={outcome} text={t('sent')} />
      {mayWrite && <p className="text-muted">{t('lead', { guest, until })}</p>}
      {mayWrite && <ReviewForm host={host} outcome={outcome} />}
      {own && <WrittenReview rating={own.rating} text={own.text} />}
      {own && !isPublished && <p className="small text-muted">{t('hidden', { guest, until })}</p>}
      {fromGuest && (
        <>
          <h3 className="title-3">{t('fromGuest', { guest })}</h3>
          <WrittenReview rating={fromGuest.rating} text={fromGuest.text} />
        </>
      )}
    </section>
  );
};

const WrittenReview = ({ rating, text }: { rating: number; text: string }) => {
  const t = useTranslations('partner.page.review');
  return (
    <div>
      <p>
        <b>{t('stars', { rating })}</b>
      </p>
      <p className="message-text">{text}</p>
    </div>
  );
};

const ratings = ['5', '4', '3', '2', '1'] as const;

const ReviewForm = ({ host, outcome }: { host: ActingHost; outcome: FormOutcome | undefined }) => {
  const t = useTranslations('partner.page.review');
  const { errors, values } = outcome ?? {};
  const rated = values?.['rating'];
  return (
    <ActionForm
      intent={reviewGuestIntent}
      outcome={outcome}
      submit={t('send')}
      variant="primary"
      className="form-fields message-form"
    >
      <input type="hidden" name="host" value={host.propertyManagerId} />
      <ChoiceGroup
        label={t('rating')}
        name="rating"
        look="rows"
        choices={ratings.map((value) => ({ value, title: t(`ratings.${value}`) }))}
        error={errors?.['rating']}
        {...(rated ? { defaultValue: rated } : {})}
      />
      <TextArea
        name="text"
        label={t('text')}
        help={t('textHelp')}
        rows={4}
        maxLength={reviewLength}
        defaultValue={values?.['text'] ?? ''}
        error={errors?.['text']}
      />
    </ActionForm>
  );
};
