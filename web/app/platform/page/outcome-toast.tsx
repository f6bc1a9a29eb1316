import { useEffect } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { showToast } from '../../ui/toast.ts';

type OutcomeToastProps = { outcome: { isDone: boolean } | undefined; text: string };

/** What was done, as a toast; without JavaScript as an alert above the page. */
export const OutcomeToast = ({ outcome, text }: OutcomeToastProps) => {
  useEffect(() => {
    if (outcome?.isDone) showToast({ text });
  }, [outcome, text]);
  if (!outcome?.isDone) return null;
  return (
    <noscript>
      <Alert tone="success" title={text} />
    </noscript>
  );
};
