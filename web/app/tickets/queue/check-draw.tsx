import { getQueueLog } from '@golark/contract/queue/calls';
import { type LogProblem, verifyLog } from '@golark/contract/queue/verify-log';
import { useState } from 'react';
import { browserApi, callApi } from '../../platform/api-client.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

type Checked = { count: number; problems: LogProblem[] } | 'checking' | 'unreachable' | null;

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Computes the draw again in the browser, from the published log alone. */
export const CheckDraw = ({ eventId }: { eventId: string }) => {
  const t = useTranslations('ticketQueue.draw');
  const ui = useTranslations('ui.failedPart');
  const isHydrated = useIsHydrated();
  const [checked, setChecked] = useState<Checked>(null);
  const check = async () => {
    setChecked('checking');
    const log = await callApi(browserApi, getQueueLog, { params: { eventId } });
    if (!log.ok) return setChecked('unreachable');
    const problems = await verifyLog(log.data, sha256);
    setChecked({ count: log.data.entries.length, problems });
  };
  // without scripts the log and the command remain
  if (!isHydrated) return null;
  return (
    <div className="draw-facts">
      <p>
        <Button variant="primary" isBusy={checked === 'checking'} onPress={() => void check()}>
          {checked === 'checking' ? t('checking') : t('check')}
        </Button>
      </p>
      {checked === 'unreachable' && <Alert tone="danger" title={ui('title')} isNews />}
      {checked !== null && typeof checked === 'object' && <Result checked={checked} />}
    </div>
  );
};

const Result = ({ checked }: { checked: { count: number; problems: LogProblem[] } }) => {
  const t = useTranslations('ticketQueue.draw');
  const [problem] = checked.problems;
  if (!problem) return <Alert tone="success" title={t('right', { count: checked.count })} isNews />;
  return <Alert tone="danger" title={t(`wrong.${problem.code}`, { number: problem.number })} isNews />;
};
