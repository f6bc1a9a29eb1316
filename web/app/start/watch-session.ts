import { onUnauthorized } from '../platform/auth-events.ts';

/** A page that was hidden for longer checks whether its session is still valid. */
const awayMilliseconds = 5 * 60_000;
const channelName = 'golark-session';

export type SessionNews =
  /** Another tab logged in or out, or this session has ended: reload the root data. */
  { kind: 'changed' } | { kind: 'ended' } | { kind: 'refused' };

export type SessionWatch = {
  /** Reports the account of the session to the other tabs; null when logged out. */
  announce(accountId: string | null): void;
  stop(): void;
};

type Watched = {
  accountId: () => string | null;
  validate: () => Promise<boolean>;
  onNews: (news: SessionNews) => void;
};

/** Synchronizes the login state between the tabs of a browser and after a page is restored. */
export const watchSession = ({ accountId, validate, onNews }: Watched): SessionWatch => {
  const channel = new BroadcastChannel(channelName);
  let awaySince: number | null = null;

  const end = () => {
    channel.postMessage({ accountId: null });
    onNews({ kind: 'ended' });
  };
  const check = async () => {
    if (accountId() !== null && !(await validate())) end();
  };
  const hear = ({ data }: MessageEvent<{ accountId: string | null }>) => {
    if (data.accountId !== accountId()) onNews({ kind: 'changed' });
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
    else if (accountId() !== null) end();
  });

  return {
    announce: (id) => channel.postMessage({ accountId: id }),
    stop() {
      stopListening();
      channel.close();
      window.removeEventListener('pageshow', restore);
      document.removeEventListener('visibilitychange', turn);
    },
  };
};
