import { useEffect, useRef } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import type { BookingOutcome } from './submit-booking.ts';

/** What went wrong with the whole booking; a declined card is told where the card stands. */
export const OutcomeAlert = ({ outcome, changePath }: { outcome: BookingOutcome; changePath: string }) => {
  const t = useTranslations('booking');
  const place = useRef<HTMLDivElement>(null);
  const { problem, reference } = outcome;
  useEffect(() => {
    if (reference) place.current?.scrollIntoView({ block: 'center' });
  }, [reference]);
  if (problem === 'declined') return null;
  const isOver = problem === 'taken' || problem === 'expired';
  return (
    <div className="mt-5" ref={place}>
      <Alert
        tone={problem === 'running' || problem === 'changed' ? 'warning' : 'danger'}
        title={t(`problems.${problem}.title`)}
        isNews
        action={isOver ? <ButtonLink to={changePath}>{t('otherDates')}</ButtonLink> : undefined}
      >
        {t(`problems.${problem}.text`)}{' '}
        {problem === 'failed' && reference ? t('reference', { reference }) : ''}
      </Alert>
    </div>
  );
};
