import type { Session } from '@golark/contract/sessions';
import { type Locale, languageTag } from '../../platform/locale.ts';
import { translatorOf } from '../../platform/translations.ts';

export type SessionRow = {
  id: string;
  device: string;
  kind: 'computer' | 'phone' | 'tablet';
  /** `Portland, Oregon · Oct 26, 2025` */
  note: string;
  isCurrent: boolean;
};

const timeZone = 'America/Los_Angeles';

export function deviceKindOf(userAgent: string | null): SessionRow['kind'] {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent ?? '')) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent ?? '') ? 'phone' : 'computer';
}

/** When a session was last seen, in words: now, today with its time, or the day. */
export function lastSeenWords(session: Session, now: Date, locale: Locale): string {
  const t = translatorOf(locale, 'accounts');
  if (session.current) return t('settings.now');
  const seen = new Date(session.lastSeenAt);
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone });
  if (day.format(seen) !== day.format(now)) return day.format(seen);
  const time = new Intl.DateTimeFormat(languageTag(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return t('settings.today', { time: time.format(seen).replaceAll(/[\u00a0\u202f]/g, ' ') });
}

/** The words are made on the server: it and a browser do not write every date alike. */
export function sessionRowsOf(sessions: readonly Session[], now: Date, locale: Locale): SessionRow[] {
  return sessions.map((session) => ({
    id: session.id,
    device: session.device,
    kind: deviceKindOf(session.userAgent),
    note: [session.place, lastSeenWords(session, now, locale)].filter(Boolean).join(' · '),
    isCurrent: session.current,
  }));
}
