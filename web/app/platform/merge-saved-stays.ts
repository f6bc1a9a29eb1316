import { saveStays } from '@golark/contract/saved/calls';
import { browserApi, callApi } from './api-client.ts';
import { reloadSavedIds } from './saved-ids.ts';
import { forgetSavedStays, readSavedStays } from './saved-stays.ts';

type Merged = 'nothing' | 'done' | 'full' | 'failed';

const merge = async (): Promise<Merged> => {
  const stays = readSavedStays();
  if (stays.length === 0) return 'nothing';
  const result = await callApi(browserApi, saveStays, { body: { stays } });
  // not found: none of them exists any more
  if (result.ok || result.error.code === 'NOT_FOUND') {
    forgetSavedStays(stays.map(({ globalId }) => globalId));
    reloadSavedIds();
    return 'done';
  }
  return result.error.code === 'VALIDATION_ERROR' ? 'full' : 'failed';
};

let running: Promise<Merged> | null = null;

/**
 * Adds what this browser saved before the login to the account. Two tabs may do so at the same time: adding twice changes
 * nothing. What was not accepted stays in the browser.
 */
export const mergeSavedStays = (): Promise<Merged> => {
  running ??= merge().finally(() => {
    running = null;
  });
  return running;
};
