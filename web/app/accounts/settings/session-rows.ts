import type { Locale } from '@golark/contract/locale/rules';
import type { Session } from '@golark/contract/sessions/schemas';
import { type DateFormat, formatDate } from '../../platform/date-format.ts';
import { dateFormatter } from '../../platform/formatters.ts';
import { translatorOf } from '../../platform/translations.ts';

export type SessionRow = {
  id: string;
  device: string;
  kind: 'computer' | 'phone' | 'tablet';
  /** `Portland, Oregon · 10/26/2025` */
  note: string;
  isCurrent: boolean;
};

const timeZone = 'America/Los_Angeles';

export const deviceKindOf = (userAgent: string | null): SessionRow['kind'] => {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent ?? '')) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent ?? '') ? 'phone' : 'computer';
};

/** When a session was last used: now, today with the time, or the day. */
export const describeLastSeen = (
  session: Session,
  now: Date,
  { locale, dateFormat }: { locale: Locale; dateFormat: DateFormat },
): string => {
  const t = translatorOf(locale, 'accounts');
  if (session.current) return t('settings.now');
  const seen = new Date(session.lastSeenAt);
  const dayOf = (date: Date) => formatDate(date, { format: dateFormat, locale, timeZone });
  if (dayOf(seen) !== dayOf(now)) return dayOf(seen);
  const time = dateFormatter(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return t('settings.today', { time: time.format(seen).replaceAll(/[\u00a0\u202f]/g, ' ') });
};

const sentenceCase = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Formatted on the server, because browsers format some dates differently. */
export const sessionRowsOf = (
  sessions: readonly Session[],
  now: Date,
  how: { locale: Locale; dateFormat: DateFormat },
): SessionRow[] =>
  sessions.map((session) => ({
    id: session.id,
    device: session.device,
    kind: deviceKindOf(session.userAgent),
    note: sentenceCase([session.place, describeLastSeen(session, now, how)].filter(Boolean).join(' · ')),
    isCurrent: session.current,
  }));
