import { listSavedIds } from '@golark/contract/saved/calls';
import { useEffect, useSyncExternalStore } from 'react';
import { browserApi, callApi } from './api-client.ts';
import { onSavedStays, readSavedStays } from './saved-stays.ts';

/** An account, or null for the list of this browser; undefined until somebody asks. */
let owner: string | null | undefined;
const nothing: ReadonlySet<string> = new Set();
let ids = nothing;
const listeners = new Set<() => void>();

const setIds = (next: Iterable<string>): void => {
  ids = new Set(next);
  for (const listener of listeners) listener();
};

const idsHere = (): string[] => readSavedStays().map(({ globalId }) => globalId);

/** The hearts that were pressed while the list was on its way, which does not have them yet. */
let pressed = new Map<string, boolean>();

const withPressed = (loaded: readonly string[]): string[] => [
  ...loaded.filter((id) => pressed.get(id) !== false),
  ...[...pressed.keys()].filter((id) => pressed.get(id)),
];

const load = async (accountId: string | null): Promise<void> => {
  owner = accountId;
  pressed = new Map();
  setIds(accountId === null ? idsHere() : []);
  if (accountId === null) return;
  const result = await callApi(browserApi, listSavedIds);
  if (owner !== accountId) return;
  if (result.ok) setIds(withPressed(result.data.ids));
  // asked again with the next card
  else owner = undefined;
};

/** Loads the list again, if it is shown anywhere. */
export const reloadSavedIds = (): void => {
  if (owner !== undefined) void load(owner);
};

export const markSaved = (id: string, isSaved: boolean): void => {
  pressed.set(id, isSaved);
  setIds(isSaved ? [...ids, id] : [...ids].filter((one) => one !== id));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = onSavedStays(() => {
    if (owner === null) setIds(idsHere());
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
};

/** The stays on the list, loaded once for all cards: shared pages are the same for everybody. */
export const useSavedIds = (accountId: string | null): ReadonlySet<string> => {
  useEffect(() => {
    if (owner !== accountId) void load(accountId);
  }, [accountId]);
  return useSyncExternalStore(
    subscribe,
    () => ids,
    () => nothing,
  );
};
