import type { Cancellation } from '@golark/contract/pricing/schemas';
import { useTranslations } from '../platform/translations.ts';
import { useFormatInstant } from '../ui/format-times.ts';
import { useMoney } from '../ui/numbers.ts';
import { PolicyLine } from '../ui/policy-line.tsx';

const toneOf = { all: 'full', half: 'part', fees: 'part', none: 'none' } as const;

/** The refund by deadline, in the time zone of the stay; the same amounts that a cancellation pays. */
export const CancellationLine = ({
  cancellation,
  timeZone,
  hasAmounts = true,
}: {
  cancellation: Cancellation;
  timeZone: string;
  /** False for a price that the amounts were not computed for. */
  hasAmounts?: boolean;
}) => {
  const t = useTranslations('stays.cancellation');
  const shares = useTranslations('stays.cancellation.shares');
  const money = useMoney();
  const formatInstant = useFormatInstant();
  const { law } = cancellation;
  return (
    <>
      <PolicyLine
        parts={cancellation.schedule.map((step) => ({
          refund: toneOf[step.kind],
          until: step.until ? t('until', { at: formatInstant(step.until, timeZone) }) : t('after'),
          words: hasAmounts
            ? t(step.kind, { amount: money(step.refundAmount.amount, 'cents') })
            : shares(step.kind),
        }))}
      />
      {law && <p className="small text-muted">{t('law', { hours: law.hours, source: law.source })}</p>}
    </>
  );
};
