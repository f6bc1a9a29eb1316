import { eventPath, ticketDrawPath, ticketQueuePath } from '@golark/contract/event-paths';
import type { Queue, QueuePlace } from '@golark/contract/queue/schemas';
import type { ReactNode } from 'react';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatInstant, useFormatZonedTime } from '../../ui/format-times.ts';
import { TextLink } from '../../ui/link.tsx';
import type { QueueEvent } from './load-queue.ts';
import { joinIntent } from './queue-intents.ts';
import { WaitingPlace } from './waiting-place.tsx';

type QueueStateProps = {
  event: QueueEvent;
  queue: Queue;
  place: QueuePlace | null;
  now: string;
  outcome: FormOutcome | undefined;
};

type StateProps = Omit<QueueStateProps, 'now'> & { saleAt: string; now: string };

/** What the visitor can do now: come back, take part, wait, choose seats. One region, announced when it changes. */
export const QueueState = (props: QueueStateProps) => {
  const formatZonedTime = useFormatZonedTime();
  const { event, queue, place } = props;
  const saleAt = formatZonedTime(queue.saleAt, event.venue.timeZone);
  const isWaiting = place?.status === 'WAITING' || place?.status === 'ADMITTED';
  return (
    <>
      <section className="queue-card" aria-live="polite">
        <State {...props} saleAt={saleAt} />
      </section>
      {isWaiting && <WithoutScripts eventId={event.id} />}
      <PlaceNote queue={queue} isWaiting={isWaiting} />
    </>
  );
};

const State = (props: StateProps) => {
  const { queue, place, now } = props;
  if (place?.status === 'ADMITTED') return <Admitted {...props} place={place} />;
  if (queue.isSoldOut) return <SoldOut {...props} />;
  if (place?.status === 'WAITING') {
    if (place.number === null) return <InDraw {...props} />;
    return <WaitingPlace {...props} place={place} />;
  }
  if (place?.status === 'ENDED') return <Ended {...props} />;
  if (now < queue.opensAt) return <NotOpen {...props} />;
  return <Join {...props} />;
};

const NotOpen = ({ event, queue }: StateProps) => {
  const t = useTranslations('ticketQueue.before');
  const formatInstant = useFormatInstant();
  const { timeZone } = event.venue;
  return (
    <Message
      title={t('title', { at: formatInstant(queue.opensAt, timeZone) })}
      text={t('text', { saleAt: formatInstant(queue.saleAt, timeZone) })}
    />
  );
};

const Join = ({ queue, saleAt, outcome }: StateProps) => {
  const t = useTranslations('ticketQueue');
  const isRoom = queue.status === 'ROOM';
  const kind = isRoom ? 'room' : 'open';
  return (
    <Message
      badge={t(`${kind}.badge`, { saleAt })}
      title={t(`${kind}.title`)}
      text={isRoom ? t('room.text') : t('open.text', { count: queue.waiting })}
    >
      {isRoom && <p className="text-muted">{t('room.people', { count: queue.waiting })}</p>}
      <ActionForm intent={joinIntent} outcome={outcome} submit={t(`${kind}.join`)} variant="primary" />
    </Message>
  );
};

const InDraw = ({ queue, saleAt }: StateProps) => {
  const t = useTranslations('ticketQueue.room');
  return (
    <Message
      badge={t('badge', { saleAt })}
      title={t('joined')}
      text={`${t('people', { count: queue.waiting })} ${t('joinedText', { saleAt })}`}
    />
  );
};

const Admitted = ({ event, place, now }: StateProps & { place: QueuePlace }) => {
  const t = useTranslations('ticketQueue.admitted');
  const formatZonedTime = useFormatZonedTime();
  const until = place.admittedUntil ?? now;
  const minutes = Math.max(1, Math.round((Date.parse(until) - Date.parse(now)) / 60_000));
  return (
    <Message
      badge={t('badge')}
      title={t('title', { at: formatZonedTime(until, event.venue.timeZone) })}
      text={t('text', { minutes })}
    >
      <ButtonLink to={eventPath(event.id)} variant="primary">
        {t('choose')}
      </ButtonLink>
    </Message>
  );
};

const Ended = ({ outcome }: StateProps) => {
  const t = useTranslations('ticketQueue.ended');
  return (
    <Message title={t('title')} text={t('text')}>
      <ActionForm intent={joinIntent} outcome={outcome} submit={t('join')} variant="primary" />
    </Message>
  );
};

const SoldOut = ({ event }: StateProps) => {
  const t = useTranslations('ticketQueue');
  return (
    <Message title={t('soldOut.title')} text={t('soldOut.text')}>
      <ButtonLink to={eventPath(event.id)} variant="primary">
        {t('toEvent')}
      </ButtonLink>
    </Message>
  );
};

type MessageProps = { badge?: string; title: string; text: string; children?: ReactNode };

const Message = ({ badge, title, text, children }: MessageProps) => (
  <>
    {badge && <Badge tone="info">{badge}</Badge>}
    <h2 className="title-1">{title}</h2>
    <p className="text-muted">{text}</p>
    {children}
  </>
);

/** The position in the published order, and a note that it stays when the page is closed. */
const PlaceNote = ({ queue, isWaiting }: { queue: Queue; isWaiting: boolean }) => {
  const t = useTranslations('ticketQueue');
  const account = useAccount();
  return (
    <p className="small text-muted">
      {isWaiting && `${t(account ? 'keeps.account' : 'keeps.browser')} `}
      {queue.hasDraw && (
        <TextLink to={ticketDrawPath(queue.eventId)}>
          {t(queue.status === 'ROOM' ? 'howDraw' : 'checkDraw')}
        </TextLink>
      )}
    </p>
  );
};

/** The page asks again by itself; without scripts the browser loads it again. */
const WithoutScripts = ({ eventId }: { eventId: string }) => {
  const t = useTranslations('ticketQueue');
  return (
    <noscript>
      <meta httpEquiv="refresh" content="20" />
      <a className="button" data-variant="secondary" data-size="normal" href={ticketQueuePath(eventId)}>
        {t('update')}
      </a>
    </noscript>
  );
};
