import { onUnauthorized } from '../platform/auth-events.ts';
import type { Account } from '../platform/request-context.ts';

/** A page that was hidden for longer checks whether its session is still valid. */
const awayMilliseconds = 5 * 60_000;
const channelName = 'golark-session';

/** What the tabs of a browser have in common: the account that is logged in, and its membership as text. */
export type SessionState = { accountId: string | null; membership: string | null };

const loggedOut: SessionState = { accountId: null, membership: null };

export const sessionStateOf = (account: Account | null): SessionState => {
  if (!account) return loggedOut;
  const { accountId, membershipSubscription: membership } = account;
  return { accountId, membership: membership && JSON.stringify(membership) };
};

const isSame = (one: SessionState, other: SessionState): boolean =>
  one.accountId === other.accountId && one.membership === other.membership;

export type SessionNews =
  /** Another tab logged in or out or changed the membership, or this session has ended: reload the root data. */
  { kind: 'changed' } | { kind: 'ended' } | { kind: 'refused' };

export type SessionWatch = {
  /** Reports the state of this tab to the other tabs. */
  announce(state: SessionState): void;
  stop(): void;
};

type Watched = {
  state: () => SessionState;
  validate: () => Promise<boolean>;
  onNews: (news: SessionNews) => void;
};

/** Synchronizes login and membership between the tabs of a browser and after a page is restored. */
export const watchSession = ({ state, validate, onNews }: Watched): SessionWatch => {
  const channel = new BroadcastChannel(channelName);
  let awaySince: number | null = null;

  const end = () => {
    channel.postMessage(loggedOut);
    onNews({ kind: 'ended' });
  };
  const check = async () => {
    const { accountId, membership } = state();
    if (accountId === null) return;
    if (!(await validate())) end();
    // the membership may have ended in the meantime, and with it the member prices
    else if (membership) onNews({ kind: 'changed' });
  };
  const hear = ({ data }: MessageEvent<SessionState>) => {
    if (!isSame(data, state())) onNews({ kind: 'changed' });
  };
  const restore = (event: PageTransitionEvent) => {
    if (event.persisted) void check();
  };
  const turn = () => {
    if (document.visibilityState === 'hidden') {
      awaySince = Date.now();
      return;
    }
    if (awaySince !== null && Date.now() - awaySince >= awayMilliseconds) void check();
    awaySince = null;
  };

  channel.addEventListener('message', hear);
  window.addEventListener('pageshow', restore);
  document.addEventListener('visibilitychange', turn);
  const stopListening = onUnauthorized(({ isCleared }) => {
    if (!isCleared) onNews({ kind: 'refused' });
    else if (state().accountId !== null) end();
  });

  return {
    announce: (current) => channel.postMessage(current),
    stop() {
      stopListening();
      channel.close();
      window.removeEventListener('pageshow', restore);
      document.removeEventListener('visibilitychange', turn);
    },
  };
};
