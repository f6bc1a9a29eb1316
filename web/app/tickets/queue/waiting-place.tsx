import type { Queue, QueuePlace } from '@golark/contract/queue/schemas';
import { numberFormatter } from '../../platform/formatters.ts';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { leaveIntent } from './queue-intents.ts';

type WaitingPlaceProps = { queue: Queue; place: QueuePlace; saleAt: string };

/** What a buyer takes on average. */
const seatsPerBuyer = 2;

/** The number, how far the queue has come, and what there is to expect. */
export const WaitingPlace = ({ queue, place, saleAt }: WaitingPlaceProps) => {
  const t = useTranslations('ticketQueue');
  const locale = useLocale();
  const ahead = place.ahead ?? 0;
  const waiting = Math.max(queue.waiting, ahead + 1);
  const figures = numberFormatter(locale, {});
  const [shown, total] = [figures.format(ahead + 1), figures.format(waiting)];
  const number = place.number ?? 1;
  const done = Math.round(((number - ahead - 1) / number) * 100);
  const isTight = queue.ticketsLeft > 0 && ahead * seatsPerBuyer > queue.ticketsLeft;
  return (
    <>
      <Badge tone="info">{t('open.badge', { saleAt })}</Badge>
      <p className="queue-number">
        <span className="sr-only">{t('waiting.label', { place: shown, total })}</span>
        <span aria-hidden="true">
          <b>{shown}</b> {t('waiting.of', { total })}
        </span>
      </p>
      <p className="text-muted">
        {queue.hasDraw ? t('waiting.drawn', { saleAt }) : t('waiting.came')}{' '}
        <Expectation queue={queue} place={place} />
        {isTight && ` ${t('waiting.few')}`}
      </p>
      <progress className="queue-progress" max={100} value={done} aria-hidden="true" />
      <ActionForm intent={leaveIntent} submit={t('waiting.leave')} variant="quiet" size="small">
        <input type="hidden" name="placeId" value={place.id} />
      </ActionForm>
    </>
  );
};

const Expectation = ({ queue, place }: { queue: Queue; place: QueuePlace }) => {
  const t = useTranslations('ticketQueue.waiting');
  const { expectedSeconds } = place;
  if (queue.ticketsLeft === 0) return t('held');
  const minutes = expectedSeconds === null ? null : Math.round(expectedSeconds / 60);
  return minutes === null ? null : t('time', { minutes, tickets: queue.ticketsLeft });
};
