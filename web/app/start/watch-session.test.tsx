import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maya } from '../../testing/open-page.tsx';
import { newSubscription } from '../../testing/sample-membership.ts';
import type { Account } from '../platform/request-context.ts';
import { type SessionNews, type SessionWatch, sessionStateOf, watchSession } from './watch-session.ts';

const member: Account = { ...maya, membershipSubscription: newSubscription };
const ending = { ...newSubscription, cancelAtPeriodEnd: true, renews: false };
const canceled: Account = { ...maya, membershipSubscription: ending };
const expired: Account = { ...maya, membershipSubscription: { ...newSubscription, status: 'EXPIRED' } };

const watches: SessionWatch[] = [];

/** A tab in which this account is shown. */
const openTab = (account: Account | null) => {
  const news: SessionNews['kind'][] = [];
  const watch = watchSession({
    state: () => sessionStateOf(account),
    validate: async () => true,
    onNews: ({ kind }) => void news.push(kind),
  });
  watches.push(watch);
  return { news, announce: (now: Account | null) => watch.announce(sessionStateOf(now)) };
};

afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
  vi.useRealTimers();
});

describe('the tabs of a browser', () => {
  it.each([
    ['joins', maya, member],
    ['cancels', member, canceled],
    ['is refunded or expires', member, expired],
    ['logs out', member, null],
    ['logs in', null, maya],
  ])('load again when somebody %s in another one', async (_, before, after) => {
    const reader = openTab(before);
    openTab(after).announce(after);
    await waitFor(() => expect(reader.news).toEqual(['changed']));
  });

  it('do not load again for what they show already', async () => {
    const [reader, other] = [openTab(member), openTab(member)];
    other.announce({ ...member });
    other.announce(expired);
    await waitFor(() => expect(reader.news).toEqual(['changed']));
  });

  it.each([
    ['a member loads again, for the membership may have ended', member, ['changed']],
    ['somebody else does not', maya, []],
  ] as const)('seen again after some minutes: %s', async (_, account, expected) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { news } = openTab(account);
    const turn = (state: 'hidden' | 'visible') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    vi.setSystemTime(Date.now() + 6 * 60_000);
    turn('visible');
    await new Promise((done) => setTimeout(done));
    expect(news).toEqual(expected);
    vi.restoreAllMocks();
  });
});
