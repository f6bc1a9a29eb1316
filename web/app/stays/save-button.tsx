import { savedPath } from '@golark/contract/paths';
import { listSavedIds } from '@golark/contract/saved/calls';
import type { StayToSave } from '@golark/contract/saved/rules';
import { type FormEvent, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { browserApi, callApi } from '../platform/api-client.ts';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useAccount } from '../platform/root-data.ts';
import { forgetSavedStays, readSavedStays, storeSavedStay } from '../platform/saved-stays.ts';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { HeartIcon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.ts';

/** Whether the stay is on the list, which the page doesn't know: it is the same for everybody. */
const useIsSaved = (id: string, isVisitor: boolean) => {
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    if (isVisitor) return setIsSaved(readSavedStays().some(({ globalId }) => globalId === id));
    void callApi(browserApi, listSavedIds).then((result) => {
      if (result.ok) setIsSaved(result.data.ids.includes(id));
    });
  }, [id, isVisitor]);
  return [isSaved, setIsSaved] as const;
};

const fieldsOf = ({ dates, party }: StayToSave): [string, string][] =>
  Object.entries({ ...(dates ?? {}), ...party }).map(([name, value]) => [name, String(value)]);

/** Saves the stay with its dates: in the account by a form, which needs no JavaScript, otherwise in this browser. */
export const SaveButton = ({ stay }: { stay: StayToSave }) => {
  const t = useTranslations('stays.save');
  const isVisitor = useAccount() === null;
  const fetcher = useFetcher<FormOutcome>();
  const [isSaved, setIsSaved] = useIsSaved(stay.globalId, isVisitor);
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (!outcome) return;
    if (outcome.isDone) setIsSaved(outcome.intent === 'save');
    else void showToast({ text: outcome.errors['list'] ?? t('failed'), kind: 'error' });
  }, [outcome, setIsSaved, t]);
  const changeLocally = (event: FormEvent) => {
    if (!isVisitor) return;
    event.preventDefault();
    if (isSaved) forgetSavedStays([stay.globalId]);
    else if (!storeSavedStay(stay)) return void showToast({ text: t('full'), kind: 'error' });
    setIsSaved(!isSaved);
  };
  return (
    <fetcher.Form method="post" action={savedPath()} onSubmit={changeLocally}>
      <input type="hidden" name="intent" value={isSaved ? 'remove' : 'save'} />
      <input type="hidden" name="subject" value={stay.globalId} />
      {fieldsOf(stay).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        size="small"
        icon={HeartIcon}
        isBusy={fetcher.state !== 'idle'}
        aria-pressed={isSaved}
      >
        {t(isSaved ? 'saved' : 'save')}
      </Button>
    </fetcher.Form>
  );
};
