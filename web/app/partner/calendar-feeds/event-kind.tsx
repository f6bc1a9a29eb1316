import type { FeedEventKind } from '@golark/contract/calendar-feeds/rules';
import type { FeedEvent } from '@golark/contract/calendar-feeds/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { GuestsIcon, type IconShape, InfoIcon, LockIcon } from '../../ui/icon.tsx';

const looks: Record<FeedEventKind, { tone: BadgeTone; icon: IconShape }> = {
  reservation: { tone: 'primary', icon: GuestsIcon },
  block: { tone: 'neutral', icon: LockIcon },
  shadow: { tone: 'neutral', icon: InfoIcon },
};

/** What an event of another site's calendar is. */
export const EventKind = ({ kind }: { kind: FeedEventKind }) => {
  const t = useTranslations('calendarFeeds.kinds');
  return <Badge {...looks[kind]}>{t(kind)}</Badge>;
};

/** `Reservation HMABC2`, or the kind alone of an event without a code. */
export const useEventText = () => {
  const t = useTranslations('calendarFeeds');
  return ({ kind, code }: Pick<FeedEvent, 'kind' | 'code'>): string =>
    code === null ? t(`kinds.${kind}`) : t('history.event', { kind: t(`kinds.${kind}`), code });
};
