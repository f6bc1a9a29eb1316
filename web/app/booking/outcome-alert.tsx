import { FormAlert } from '../platform/page/form-alert.tsx';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import type { BookingOutcome, BookingProblem } from './booking-outcome.ts';

const notices: ReadonlySet<BookingProblem> = new Set([
  'running',
  'changed',
  'member',
  'goPlus',
  'insurance',
  'tickets',
  'ticketLimit',
]);

/** What failed about the booking or its fields; a declined card is reported next to the card's fields. */
export const OutcomeAlert = ({ outcome, changePath }: { outcome: BookingOutcome; changePath: string }) => {
  const t = useTranslations('booking');
  const { failure, reference } = outcome;
  if (failure === 'declined') return null;
  const isOver = failure === 'taken' || failure === 'expired' || failure === 'member';
  return (
    <div className="mt-5">
      {failure ? (
        <Alert
          tone={failure && notices.has(failure) ? 'warning' : 'danger'}
          title={t(`problems.${failure}.title`)}
          isNews
          of={outcome}
          action={isOver ? <ButtonLink to={changePath}>{t('otherDates')}</ButtonLink> : undefined}
        >
          {t(`problems.${failure}.text`)}{' '}
          {failure === 'failed' && reference ? t('reference', { reference }) : ''}
        </Alert>
      ) : (
        <FormAlert outcome={outcome} />
      )}
    </div>
  );
};
