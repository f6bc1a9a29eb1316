import { offlineFlag } from '@golark/contract/flags/rules';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { type Visit, workerPath } from '../platform/offline-visit.ts';
import { useAccount, useRootData } from '../platform/root-data.ts';

const checkMilliseconds = 15_000;

const buildOfPage = (): string =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version ?? '';

const reportVisit = async (visit: Visit): Promise<void> => {
  const workers = navigator.serviceWorker;
  await workers.register(workerPath, { updateViaCache: 'none' });
  (await workers.ready).active?.postMessage(visit);
};

const loadedByPage = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name, window.location.href).pathname);

/** Reports to the worker which page is open, and with which data. */
export const useOfflineCopies = (): void => {
  const root = useRootData();
  const accountId = useAccount()?.accountId ?? null;
  const { pathname: path } = useLocation();
  // other data, as after a ticket was transferred
  const matches = useMatches();
  const locale = root?.locale ?? 'en';
  // a worker that is there is then replaced by one that removes itself
  const isOff = root?.featureFlags.flags[offlineFlag] === false;
  useEffect(() => {
    if (isOff || !import.meta.env.PROD || !('serviceWorker' in navigator) || matches.length === 0) return;
    const loaded = loadedByPage();
    // refused in private windows of some browsers, and without a network
    reportVisit({ accountId, path, locale, build: buildOfPage(), loaded }).catch(() => undefined);
  }, [isOff, accountId, path, matches, locale]);
};

const buildOfServer = async (): Promise<string | null> => {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    return response.ok ? ((await response.json()) as { id: string }).id : null;
  } catch {
    // still offline
    return null;
  }
};

/** A copy is replaced by the page as it is now as soon as the server can be reached, without closing what is open in it. */
export const useFreshPage = (): void => {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(async (note: Element) => {
    const build = await buildOfServer();
    if (build === null || !note.isConnected) return;
    if (build !== buildOfPage()) return window.location.reload();
    note.remove();
    await revalidate();
  });
  useEffect(() => {
    const note = document.querySelector('[data-offline-copy]');
    if (!note) return;
    const check = () => void refresh(note);
    const timer = setInterval(check, checkMilliseconds);
    window.addEventListener('online', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
    };
  }, []);
};
