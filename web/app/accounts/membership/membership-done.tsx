import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { useMoney } from '../../ui/numbers.ts';
import { membershipIntents } from './membership-intents.ts';
import type { MembershipOutcome } from './submit-membership.server.ts';

type DoneProps = { outcome: MembershipOutcome | undefined };

/** What a form of the page did. */
export const MembershipDone = ({ outcome }: DoneProps) => {
  const text = useDoneText(outcome);
  return text ? <OutcomeToast outcome={outcome} text={text} /> : null;
};

const useDoneText = (outcome: MembershipOutcome | undefined): string | null => {
  const t = useTranslations('ownMembership');
  const money = useMoney();
  switch (outcome?.isDone ? outcome.intent : null) {
    case membershipIntents.cancel:
      return t('cancel.done');
    case membershipIntents.keep:
      return t('keep.done');
    case membershipIntents.renew:
      return t('renewal.done');
    case membershipIntents.pay:
      return t('due.done');
    case membershipIntents.refund:
      return t('refund.done', { amount: money(outcome?.amount ?? 0, 'cents') });
    default:
      return null;
  }
};
