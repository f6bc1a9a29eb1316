import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { sendFlags } from '../platform/flags-header.ts';
import { useAccount, useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { keepCampaign } from '../third-parties/campaign.ts';
import { showAlert } from '../ui/confirm.ts';
import { showToast } from '../ui/toast.ts';
import { type SessionNews, type SessionWatch, watchSession } from './watch-session.ts';

let hasStarted = false;

/** Runs once a page load, however often React mounts it: what brought the visitor here is in the first address. */
const startOnce = (search: string): void => {
  if (hasStarted) return;
  hasStarted = true;
  keepCampaign(window.localStorage, search);
};

const isSessionValid = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/v1/account/validate-session', { method: 'POST' });
    return answer.status !== 401 && answer.status !== 403;
  } catch {
    // offline: nothing is known, so nothing is ended
    return true;
  }
};

/** What runs beside every page in the browser; draws nothing. */
export const AppStart = ({ firstSearch }: { firstSearch: string }) => {
  const t = useTranslations('chrome.session');
  const accountId = useAccount()?.accountId ?? null;
  const watch = useRef<SessionWatch>(null);
  const { revalidate } = useRevalidator();
  const currentAccount = useEffectEvent(() => accountId);
  const hear = useEffectEvent((news: SessionNews) => {
    if (news.kind === 'refused') return void showToast({ text: t('refused'), kind: 'error' });
    if (news.kind === 'ended') showAlert({ title: t('ended'), text: t('endedText'), closeLabel: t('close') });
    void revalidate();
  });

  useEffect(() => {
    startOnce(firstSearch);
    watch.current = watchSession({
      accountId: () => currentAccount(),
      validate: isSessionValid,
      onNews: (news) => hear(news),
    });
    return () => watch.current?.stop();
  }, [firstSearch]);

  const flags = useRootData()?.featureFlags.flags;
  useEffect(() => {
    if (flags) sendFlags(flags);
  }, [flags]);

  useAnnouncement(accountId, watch);
  useThirdParties();
  return null;
};

/** The tabs hear of a change, not of every page. */
const useAnnouncement = (accountId: string | null, watch: { current: SessionWatch | null }): void => {
  const told = useRef(accountId);
  useEffect(() => {
    if (told.current === accountId) return;
    told.current = accountId;
    watch.current?.announce(accountId);
  }, [accountId, watch]);
};

/** Other people's scripts, once the visitor agreed to them and the operator set them up; else not even our own part. */
const useThirdParties = (): void => {
  const parties = useRootData()?.thirdParties ?? null;
  const account = useAccount();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!parties) return;
    void import('../third-parties/index.ts').then(({ tellThirdParties }) =>
      tellThirdParties(parties, { account, pathname }),
    );
  }, [parties, account, pathname]);
};
