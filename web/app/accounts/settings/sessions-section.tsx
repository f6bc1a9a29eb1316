import type { FormOutcome } from '../../platform/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { ComputerIcon, MobileIcon, TabletIcon } from '../../ui/icon.tsx';
import { ActionForm, outcomeFor } from '../form/action-form.tsx';
import { SettingRow, SettingSection } from '../form/setting.tsx';
import { FailedPart } from './failed-part.tsx';
import type { SessionRow } from './session-rows.ts';

const icons = { computer: ComputerIcon, phone: MobileIcon, tablet: TabletIcon };

type SessionsProps = { sessions: readonly SessionRow[] | null; outcome: FormOutcome | undefined };

export function SessionsSection({ sessions, outcome }: SessionsProps) {
  const t = useTranslations('accounts.settings');
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <SettingSection id="devices" title={t('devices')} note={t('devicesNote')}>
      {!sessions && <FailedPart />}
      {sessions?.map(({ id, device, kind, note, isCurrent }) => (
        <SettingRow
          key={id}
          icon={icons[kind]}
          title={device}
          badge={isCurrent && <Badge tone="primary">{t('thisDevice')}</Badge>}
          note={note}
        >
          {!isCurrent && (
            <ActionForm
              intent="endSession"
              subject={id}
              outcome={outcomeFor(outcome, 'endSession', id)}
              submit={t('end')}
              submitLabel={t('endOne', { device })}
              size="small"
            />
          )}
        </SettingRow>
      ))}
      {others > 1 && (
        <ActionForm
          intent="endOthers"
          outcome={outcomeFor(outcome, 'endOthers')}
          submit={t('endOthers', { count: others })}
          variant="danger-line"
          size="small"
          className="form-fields mt-3"
        />
      )}
    </SettingSection>
  );
}
