import type { Session } from '@golark/contract/sessions/schemas';
import { en } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideMessages } from '../../platform/messages.ts';
import { deviceKindOf, sessionRowsOf } from './session-rows.ts';

beforeAll(() => {
  provideMessages('en', en);
  provideMessages('es', es);
});

const now = new Date('2026-11-21T20:00:00Z');
const session: Session = {
  id: 's1',
  createdAt: '2026-10-01T00:00:00Z',
  lastSeenAt: '2026-11-21T15:52:00Z',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0)',
  device: 'Chrome on Windows',
  place: 'Bend, Oregon',
  current: false,
};
const noteOf = (
  change: Partial<Session>,
  locale: 'en' | 'es' = 'en',
  dateFormat: 'MM/dd/yyyy' | 'dd/MM/yyyy' = 'MM/dd/yyyy',
) => sessionRowsOf([{ ...session, ...change }], now, { locale, dateFormat })[0]?.note;

describe('a session', () => {
  it('says where and when it was last seen', () => {
    expect(noteOf({})).toBe('Bend, Oregon · today, 7:52 AM PST');
    expect(noteOf({ lastSeenAt: '2026-10-26T15:00:00Z' })).toBe('Bend, Oregon · 10/26/2026');
    expect(noteOf({ lastSeenAt: '2026-10-26T15:00:00Z' }, 'es', 'dd/MM/yyyy')).toBe(
      'Bend, Oregon · 26/10/2026',
    );
    expect(noteOf({ current: true }, 'es')).toBe('Bend, Oregon · ahora');
  });

  it('says nothing of a place that is not known', () => {
    expect(noteOf({ place: null, current: true })).toBe('Now');
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'phone'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari', 'phone'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X910) Safari', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'tablet'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome', 'computer'],
    [null, 'computer'],
  ])('%s is shown as a %s', (userAgent, kind) => {
    expect(deviceKindOf(userAgent)).toBe(kind);
  });
});
