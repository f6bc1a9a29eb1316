import type { Cancellation } from '@golark/contract/pricing/schemas';
import { useTranslations } from '../platform/translations.ts';
import { useMoney } from '../ui/numbers.ts';
import { PolicyLine } from '../ui/policy-line.tsx';
import { useInstantWords } from './instant-words.ts';

const toneOf = { all: 'full', half: 'part', fees: 'part', none: 'none' } as const;

/** What comes back until when, in the zone of the house; the same figures that a cancellation pays. */
export const CancellationLine = ({
  cancellation,
  timeZone,
}: {
  cancellation: Cancellation;
  timeZone: string;
}) => {
  const t = useTranslations('stays.cancellation');
  const money = useMoney();
  const instantWords = useInstantWords();
  return (
    <PolicyLine
      parts={cancellation.schedule.map((step) => ({
        refund: toneOf[step.kind],
        until: step.until ? t('until', { at: instantWords(step.until, timeZone) }) : t('after'),
        words: t(step.kind, { amount: money(step.refundAmount.amount, 'cents') }),
      }))}
    />
  );
};
