import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { acceptIntent, declineIntent } from './answer-intents.ts';

type AnswerFormsProps = {
  transfer: ReceivedTickets;
  accepting: FormOutcome | undefined;
  declining: FormOutcome | undefined;
};

export const AnswerForms = ({ transfer, accepting, declining }: AnswerFormsProps) => {
  const t = useTranslations('ticketReceived.offer');
  const account = useAccount();
  const { from, name, tickets } = transfer;
  const count = tickets.length;
  return (
    <section className="answer-forms">
      <p>
        {t('text', { name, count })} {t(account ? 'signedIn' : 'noAccount', { count })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ActionForm intent={acceptIntent} outcome={accepting} submit={t('accept')} variant="primary" />
        <ActionForm intent={declineIntent} outcome={declining} submit={t('decline')} variant="secondary" />
      </div>
      <p className="small text-muted">{t('declineText', { from, count })}</p>
    </section>
  );
};
