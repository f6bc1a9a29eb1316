import { isHostEmailKind } from '@golark/contract/email-preferences/rules';
import type { EmailPreference } from '@golark/contract/email-preferences/schemas';
import { Form, useNavigation } from 'react-router';
import { FormAlert } from '../../platform/page/form-alert.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SettingRow, SettingSection } from '../form/setting.tsx';

const intent = 'emails';

type EmailProps = { preferences: readonly EmailPreference[] | null; outcome: FormOutcome | undefined };

/** Each kind has its own form: two changes at the same time, also in two tabs, are both made. */
export const EmailSection = ({ preferences, outcome }: EmailProps) => {
  const t = useTranslations('accounts.settings');
  const isHost = (useAccount()?.hosts.length ?? 0) > 0;
  // only members of a host's team get the emails of hosts
  const shown = preferences?.filter(({ kind }) => isHost || !isHostEmailKind(kind));
  return (
    <SettingSection id="emails" title={t('emails')} note={t('emailsNote')}>
      {!preferences && <FailedPart />}
      {shown?.map((preference) => (
        <KindRow
          key={preference.kind}
          preference={preference}
          outcome={outcomeFor(outcome, intent, preference.kind)}
        />
      ))}
    </SettingSection>
  );
};

/** What was chosen is shown while it is sent: pressed again in the meantime, it is turned over and not sent once more. */
const useShown = ({ kind, isMuted }: EmailPreference): boolean => {
  const sent = useNavigation().formData;
  const isSent = sent?.get('intent') === intent && sent.get('subject') === kind;
  return isSent ? sent.get('isMuted') === 'true' : isMuted;
};

const KindRow = ({
  preference,
  outcome,
}: {
  preference: EmailPreference;
  outcome: FormOutcome | undefined;
}) => {
  const t = useTranslations('accounts.emailKinds');
  const { kind } = preference;
  const isMuted = useShown(preference);
  return (
    <>
      <FormAlert outcome={outcome} />
      <SettingRow title={t(`${kind}.title`)} note={t(`${kind}.note`)}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="subject" value={kind} />
          <input type="hidden" name="isMuted" value={String(!isMuted)} />
          <Switch label={t(`${kind}.title`)} isOn={!isMuted} />
        </Form>
      </SettingRow>
    </>
  );
};
