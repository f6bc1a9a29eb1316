import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { ComputerIcon, MobileIcon, TabletIcon } from '../../ui/icon.tsx';
import { SettingRow, SettingSection } from '../form/setting.tsx';
import type { SessionRow } from './session-rows.ts';

const icons = { computer: ComputerIcon, phone: MobileIcon, tablet: TabletIcon };

/** More sessions are in a disclosure. */
const shownAtFirst = 6;

type SessionsProps = { sessions: readonly SessionRow[] | null; outcome: FormOutcome | undefined };

export const SessionsSection = ({ sessions, outcome }: SessionsProps) => {
  const t = useTranslations('accounts.settings');
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <SettingSection id="devices" title={t('devices')} note={t('devicesNote')}>
      {!sessions && <FailedPart />}
      {sessions?.slice(0, shownAtFirst).map((session) => (
        <SessionRowLine key={session.id} session={session} outcome={outcome} />
      ))}
      {sessions && sessions.length > shownAtFirst && (
        <details className="sessions-rest">
          <summary className="text-link">
            {t('moreSessions', { count: sessions.length - shownAtFirst })}
          </summary>
          {sessions.slice(shownAtFirst).map((session) => (
            <SessionRowLine key={session.id} session={session} outcome={outcome} />
          ))}
        </details>
      )}
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
};

const SessionRowLine = ({
  session: { id, device, kind, note, isCurrent },
  outcome,
}: {
  session: SessionRow;
  outcome: FormOutcome | undefined;
}) => {
  const t = useTranslations('accounts.settings');
  return (
    <SettingRow
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
  );
};
