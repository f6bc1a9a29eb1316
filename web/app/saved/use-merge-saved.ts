import { saveStays } from '@golark/contract/saved/calls';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, callApi } from '../platform/api-client.ts';
import { type FormOutcome, outcomeOf } from '../platform/page/form-outcome.ts';
import { forgetSavedStays, readSavedStays } from '../platform/saved-stays.ts';
import { useTranslations } from '../platform/translations.ts';

/**
 * Adds what this browser saved before the login to the account, once. Two tabs may do so at the same time: adding twice changes
 * nothing. What was not accepted stays in the browser, and the outcome says so.
 */
export const useMergeSaved = (): FormOutcome | undefined => {
  const t = useTranslations('saved');
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<FormOutcome>();
  useEffect(() => {
    const stays = readSavedStays();
    if (stays.length === 0) return;
    void callApi(browserApi, saveStays, { body: { stays } }).then((result) => {
      // none of them exists any more
      if (result.ok || result.error.code === 'NOT_FOUND') {
        forgetSavedStays(stays.map(({ globalId }) => globalId));
        void revalidate();
      } else setOutcome(outcomeOf('merge', { detail: t('notMerged') }));
    });
  }, [revalidate, t]);
  return outcome;
};
