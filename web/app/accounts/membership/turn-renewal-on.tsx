import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Checkbox } from '../../ui/check.tsx';
import { useFormatFullDay } from '../../ui/format-full-day.ts';
import { SettingEdit } from '../form/setting.tsx';
import { membershipIntents } from './membership-intents.ts';

type TurnRenewalOnProps = {
  subscription: Subscription;
  /** The text of the plan. */
  consent: string;
  outcome: FormOutcome | undefined;
};

/** For a membership that ends by itself: the consent that was not given when it was bought. */
export const TurnRenewalOn = ({ subscription, consent, outcome }: TurnRenewalOnProps) => {
  const t = useTranslations('ownMembership.renewal');
  const formatDay = useFormatFullDay();
  const own = outcomeFor(outcome, membershipIntents.renew);
  return (
    <SettingEdit
      id="renewal"
      title={t('title')}
      note={t('note', { day: formatDay(subscription.endsOn) })}
      open={t('open')}
      outcome={own}
    >
      <ActionForm intent={membershipIntents.renew} outcome={own} submit={t('submit')} variant="primary">
        <Checkbox name="renewalConsent" error={own?.errors['renewalConsent'] ?? null}>
          {consent}
        </Checkbox>
      </ActionForm>
    </SettingEdit>
  );
};
