import { booksTimeZone } from '@golark/contract/brand';
import type { Membership } from '@golark/contract/membership/schemas';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import type { Card } from '@golark/contract/payments/schemas';
import { BankStep, type PaymentOutcome, PayWith, TestPayments } from '../../payments/index.ts';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { useMoney } from '../../ui/numbers.ts';
import { SettingSection } from '../form/setting.tsx';
import { membershipIntents } from './membership-intents.ts';

type Due = NonNullable<Membership['due']>;

type PayRenewalProps = {
  due: Due;
  subscription: Subscription;
  cards: readonly Card[];
  outcome: PaymentOutcome | undefined;
};

/** A renewal that is not paid: when it is tried again, and until when another card can pay it. */
export const PayRenewal = ({ due, subscription, cards, outcome }: PayRenewalProps) => {
  const t = useTranslations('ownMembership.due');
  const money = useMoney();
  const isDeclined = outcome?.failure === 'declined';
  return (
    <SettingSection id="pay" title={t('title')} note={<Deadlines due={due} subscription={subscription} />}>
      {due.action ? (
        <BankStep action={due.action} hasReturned={false} checkingText={t('checking')}>
          {t('bank')}
        </BankStep>
      ) : (
        <ActionForm
          intent={membershipIntents.pay}
          outcome={isDeclined ? undefined : outcome}
          submit={t('pay', { amount: money(due.amount.amount, 'cents') })}
          variant="primary"
          className="form-fields max-w-[560px]"
        >
          <TestPayments />
          <PayWith
            cards={cards}
            outcome={outcome}
            declinedText={t('declinedText')}
            keptNote={subscription.renews ? t('kept') : undefined}
          />
        </ActionForm>
      )}
    </SettingSection>
  );
};

const Deadlines = ({ due, subscription }: Pick<PayRenewalProps, 'due' | 'subscription'>) => {
  const t = useTranslations('ownMembership.due');
  const formatInstant = useFormatInstant();
  const at = (instant: string) => formatInstant(instant, booksTimeZone);
  return (
    <>
      {due.nextAttemptAt && t('next', { at: at(due.nextAttemptAt) })}{' '}
      {subscription.graceEndsAt && t('until', { at: at(subscription.graceEndsAt) })}
    </>
  );
};
