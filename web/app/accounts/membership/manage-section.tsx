import { booksTimeZone } from '@golark/contract/brand';
import type { Membership } from '@golark/contract/membership/schemas';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { paymentsPath } from '@golark/contract/paths';
import { knownBrand } from '@golark/contract/payments/rules';
import type { ReactNode } from 'react';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatFullDay } from '../../ui/format-full-day.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { CardIcon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { SettingEdit, SettingRow, SettingSection } from '../form/setting.tsx';
import { membershipIntents } from './membership-intents.ts';
import { stateOf } from './membership-state.ts';
import { TurnRenewalOn } from './turn-renewal-on.tsx';

type ManageProps = {
  membership: Membership & { subscription: Subscription };
  renewalConsent: string | null;
  outcome: FormOutcome | undefined;
};

/** What a member can do: each action has a button and a confirmation in place. */
export const ManageSection = ({ membership, renewalConsent, outcome }: ManageProps) => {
  const t = useTranslations('ownMembership.manage');
  const { subscription } = membership;
  const state = stateOf(subscription);
  const endsByItself = state === 'active' && !subscription.renews;
  return (
    <SettingSection id="manage" title={t('title')}>
      {subscription.renews && <RenewalCard card={membership.renewalCard} />}
      {endsByItself && renewalConsent && (
        <TurnRenewalOn subscription={subscription} consent={renewalConsent} outcome={outcome} />
      )}
      {state === 'ending' && <KeepMembership outcome={outcome} />}
      {(state === 'due' || subscription.renews) && (
        <CancelMembership subscription={subscription} outcome={outcome} />
      )}
      <RefundMembership membership={membership} outcome={outcome} />
    </SettingSection>
  );
};

const RenewalCard = ({ card }: { card: Membership['renewalCard'] }) => {
  const t = useTranslations('ownMembership.card');
  const brands = useTranslations('ui.card.brands');
  const note = card ? t('ending', { brand: brands(knownBrand(card.brand)), last4: card.last4 }) : t('none');
  return (
    <SettingRow icon={CardIcon} title={t('title')} note={note} isStacked>
      <ButtonLink to={paymentsPath()} size="small">
        {t('manage')}
      </ButtonLink>
    </SettingRow>
  );
};

type ChangeProps = { outcome: FormOutcome | undefined };

const KeepMembership = ({ outcome }: ChangeProps) => {
  const t = useTranslations('ownMembership.keep');
  const own = outcomeFor(outcome, membershipIntents.keep);
  return (
    <SettingRow title={t('title')} note={t('note')} isStacked>
      <ActionForm intent={membershipIntents.keep} outcome={own} submit={t('submit')} variant="primary" />
    </SettingRow>
  );
};

type ConfirmedProps = ChangeProps & {
  intent: string;
  id: string;
  title: string;
  note: string;
  open: string;
  submit: string;
  children: ReactNode;
};

/** The confirmation is below its button, also without JavaScript. */
const ConfirmedChange = ({ intent, outcome, submit, children, ...row }: ConfirmedProps) => {
  const own = outcomeFor(outcome, intent);
  return (
    <SettingEdit {...row} outcome={own} isDanger>
      <ActionForm intent={intent} outcome={own} submit={submit} variant="danger">
        {children}
      </ActionForm>
    </SettingEdit>
  );
};

const CancelMembership = ({ subscription, outcome }: ChangeProps & { subscription: Subscription }) => {
  const t = useTranslations('ownMembership.cancel');
  const formatDay = useFormatFullDay();
  const day = formatDay(subscription.endsOn);
  const isDue = subscription.status === 'PAST_DUE';
  return (
    <ConfirmedChange
      id="cancel"
      intent={membershipIntents.cancel}
      outcome={outcome}
      title={t('title')}
      note={isDue ? t('noteDue') : t('note', { day })}
      open={t('open')}
      submit={t('submit')}
    >
      <p>
        <b className="font-semibold">{isDue ? t('confirmDue') : t('confirm', { day })}</b>
      </p>
      <p className="text-muted">{t(isDue ? 'textDue' : 'text')}</p>
    </ConfirmedChange>
  );
};

const RefundMembership = ({ membership, outcome }: ChangeProps & Pick<ManageProps, 'membership'>) => {
  const t = useTranslations('ownMembership.refund');
  const money = useMoney();
  const formatInstant = useFormatInstant();
  const { refundableUntil, savings } = membership;
  if (!refundableUntil) return null;
  const amount = money(savings.fee.amount, 'cents');
  return (
    <ConfirmedChange
      id="refund"
      intent={membershipIntents.refund}
      outcome={outcome}
      title={t('title')}
      note={t('note', { at: formatInstant(refundableUntil, booksTimeZone) })}
      open={t('open')}
      submit={t('submit', { amount })}
    >
      <p>
        <b className="font-semibold">{t('confirm', { amount })}</b>
      </p>
      <p className="text-muted">{t('text')}</p>
    </ConfirmedChange>
  );
};
