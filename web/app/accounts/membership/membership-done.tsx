import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatFullDay } from '../../ui/format-full-day.ts';
import { useMoney } from '../../ui/numbers.ts';
import { membershipIntents } from './membership-intents.ts';
import type { MembershipOutcome } from './submit-membership.server.ts';

type DoneProps = { outcome: MembershipOutcome | undefined; subscription: Subscription };

/** What a form of the page did. */
export const MembershipDone = ({ outcome, subscription }: DoneProps) => {
  const text = useDoneText({ outcome, subscription });
  return text ? <OutcomeToast outcome={outcome} text={text} /> : null;
};

const useDoneText = ({ outcome, subscription }: DoneProps): string | null => {
  const t = useTranslations('ownMembership');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const day = formatDay(subscription.endsOn);
  switch (outcome?.isDone ? outcome.intent : null) {
    case membershipIntents.cancel:
      return subscription.status === 'EXPIRED' ? t('cancel.doneDue') : t('cancel.done', { day });
    case membershipIntents.keep:
      return t('keep.done');
    case membershipIntents.renew:
      return t('renewal.done');
    case membershipIntents.pay:
      return t('due.done', { day });
    case membershipIntents.refund:
      return t('refund.done', { amount: money(outcome?.amount ?? 0, 'cents') });
    default:
      return null;
  }
};
