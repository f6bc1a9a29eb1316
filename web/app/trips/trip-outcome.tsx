import { messageIntent } from '../conversations/index.ts';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { OutcomeToast } from '../platform/page/outcome-toast.tsx';
import { useTranslations } from '../platform/translations.ts';
import { useCleanAddress } from '../platform/use-clean-address.ts';
import { Alert } from '../ui/alert.tsx';
import { arrivalTimeIntent } from './arrival-time-intent.ts';
import { balanceCardIntent, payBalanceIntent } from './balance-intents.ts';
import { cancelInsuranceIntent } from './cancel-insurance-intent.ts';
import { cancelIntent } from './cancel-intent.ts';
import { retryIntent } from './retry-intent.ts';
import { reviewIntent } from './review-intent.ts';

/** Shown once: loading the page again no longer asks for it. */
export const JustBooked = ({ email }: { email: string }) => {
  const t = useTranslations('trips');
  useCleanAddress();
  return (
    <Alert tone="success" title={t('booked')} isNews>
      {t('bookedText', { email })}
    </Alert>
  );
};

/** Shown once, as the confirmation. */
export const JustChanged = ({ email }: { email: string }) => {
  const t = useTranslations('trips');
  useCleanAddress();
  return (
    <Alert tone="success" title={t('changed')} isNews>
      {t('changedText', { email })}
    </Alert>
  );
};

const shownInForm: ReadonlySet<string> = new Set([
  arrivalTimeIntent,
  messageIntent,
  reviewIntent,
  retryIntent,
  payBalanceIntent,
  balanceCardIntent,
]);

/** The outcome of a form; a rejected arrival time, message, review or payment is shown in its own form. */
export const TripOutcome = ({ outcome }: { outcome: FormOutcome | undefined }) => {
  const t = useTranslations('trips');
  const bank = useTranslations('payments.bank');
  const messages = useTranslations('conversations');
  const insurance = useTranslations('insurance');
  if (!outcome) return null;
  const { intent, isDone } = outcome;
  if (isDone) {
    const done: Readonly<Record<string, string>> = {
      [arrivalTimeIntent]: t('arrivalTime.saved'),
      [balanceCardIntent]: t('balance.cardSaved'),
      [messageIntent]: messages('form.sent'),
      [reviewIntent]: t('review.sent'),
      [cancelInsuranceIntent]: insurance('canceled'),
      '': t('review.closed'),
    };
    return <OutcomeToast outcome={outcome} text={done[intent] ?? t('cancel.done')} />;
  }
  if (shownInForm.has(intent)) return null;
  const failed: Readonly<Record<string, string>> = {
    [cancelIntent]: t('cancel.failed'),
    [cancelInsuranceIntent]: insurance('cancel.failed'),
  };
  return <Alert tone="danger" title={failed[intent] ?? bank('failed')} isNews of={outcome} />;
};
