import type { EmailPreference } from '@golark/contract/email-preferences/schemas';
import { Form } from 'react-router';
import { useIsSubmitting } from '../../platform/page/action-form.tsx';
import { FormAlert } from '../../platform/page/form-alert.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SettingRow, SettingSection } from '../form/setting.tsx';

const intent = 'emails';

type EmailProps = { preferences: readonly EmailPreference[] | null; outcome: FormOutcome | undefined };

/** Each kind has its own form: two changes at the same time, also in two tabs, are both made. */
export const EmailSection = ({ preferences, outcome }: EmailProps) => {
  const t = useTranslations('accounts.settings');
  return (
    <SettingSection id="emails" title={t('emails')} note={t('emailsNote')}>
      {!preferences && <FailedPart />}
      {preferences?.map((preference) => (
        <KindRow
          key={preference.kind}
          preference={preference}
          outcome={outcomeFor(outcome, intent, preference.kind)}
        />
      ))}
    </SettingSection>
  );
};

const KindRow = ({
  preference: { kind, isMuted },
  outcome,
}: {
  preference: EmailPreference;
  outcome: FormOutcome | undefined;
}) => {
  const t = useTranslations('accounts.emailKinds');
  const isSubmitting = useIsSubmitting(intent, kind);
  return (
    <>
      <FormAlert outcome={outcome} />
      <SettingRow title={t(`${kind}.title`)} note={t(`${kind}.note`)}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="subject" value={kind} />
          <input type="hidden" name="isMuted" value={String(!isMuted)} />
          {/* shows what was chosen while it is sent */}
          <Switch label={t(`${kind}.title`)} isOn={isMuted === isSubmitting} />
        </Form>
      </SettingRow>
    </>
  );
};
