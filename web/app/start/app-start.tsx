import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { sendFlags } from '../platform/flags-header.ts';
import { mergeSavedStays } from '../platform/merge-saved-stays.ts';
import { useAccount, useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { storeCampaign } from '../third-parties/campaign.ts';
import { showAlert } from '../ui/confirm.ts';
import { showToast } from '../ui/toast.ts';
import { useFreshPage, useOfflineCopies } from './use-offline.ts';
import { useRemovedDescription } from './use-removed-description.ts';
import { useStartAtTop } from './use-start-at-top.ts';
import {
  type SessionNews,
  type SessionState,
  type SessionWatch,
  sessionStateOf,
  watchSession,
} from './watch-session.ts';

const ThirdPartyScripts = lazy(() =>
  import('../third-parties/index.ts').then(({ ThirdPartyScripts: component }) => ({
    default: component,
  })),
);

let hasStarted = false;

/** Runs once per page load, however often React mounts it: the campaign is in the first address. */
const startOnce = (search: string): void => {
  if (hasStarted) return;
  hasStarted = true;
  storeCampaign(window.localStorage, search);
};

const isSessionValid = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/v1/account/validate-session', { method: 'POST' });
    return answer.status !== 401 && answer.status !== 403;
  } catch {
    // offline: the session is unknown, so it is not ended
    return true;
  }
};

/** Background tasks of every page in the browser; renders nothing. */
export const AppStart = ({ firstUrl }: { firstUrl: string }) => {
  const { pathname: firstPath, search: firstSearch } = new URL(firstUrl);
  const t = useTranslations('chrome.session');
  const session = sessionStateOf(useAccount());
  const watch = useRef<SessionWatch>(null);
  const { revalidate } = useRevalidator();
  const currentState = useEffectEvent(() => session);
  const hear = useEffectEvent((news: SessionNews) => {
    if (news.kind === 'refused') return void showToast({ text: t('refused'), kind: 'error' });
    if (news.kind === 'ended') showAlert({ title: t('ended'), text: t('endedText'), closeLabel: t('close') });
    void revalidate();
  });

  useEffect(() => {
    startOnce(firstSearch);
    watch.current = watchSession({
      state: () => currentState(),
      validate: isSessionValid,
      onNews: (news) => hear(news),
    });
    return () => watch.current?.stop();
  }, [firstSearch]);

  const flags = useRootData()?.featureFlags.flags;
  useEffect(() => {
    if (flags) sendFlags(flags);
  }, [flags]);

  const { accountId } = session;
  useEffect(() => {
    // whichever way somebody has logged in or registered
    if (accountId) void mergeSavedStays();
  }, [accountId]);

  useAnnouncement(session, watch);
  useOfflineCopies();
  useFreshPage();
  useRemovedDescription();
  useStartAtTop(firstPath);
  // if the visitor consented and the operator configured them
  const parties = useRootData()?.thirdParties ?? null;
  return (
    parties && (
      <Suspense>
        <ThirdPartyScripts parties={parties} />
      </Suspense>
    )
  );
};

/**
 * Reports the login and the membership of this page to the other tabs, also when it starts: they may have loaded theirs
 * before a membership ended. They load again only what differs.
 */
const useAnnouncement = (
  { accountId, membership }: SessionState,
  watch: { current: SessionWatch | null },
): void => {
  useEffect(() => {
    watch.current?.announce({ accountId, membership });
  }, [accountId, membership, watch]);
};
