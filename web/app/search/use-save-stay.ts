import { previewSavedStays, removeSavedStay, saveStays } from '@golark/contract/saved/calls';
import { mostSavedStays, type StayToSave } from '@golark/contract/saved/rules';
import { useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { useAccount } from '../platform/root-data.ts';
import { markSaved, useSavedIds } from '../platform/saved-ids.ts';
import { forgetSavedStays, storeSavedAmount, storeSavedStay } from '../platform/saved-stays.ts';
import { useTranslations } from '../platform/translations.ts';
import { showToast } from '../ui/toast.ts';
import { stayToSave } from './stay-to-save.ts';

type Failure = 'full' | 'failed';

/** The server says what is compared later, so that both prices are computed the same way. */
const recordPrice = async (stay: StayToSave): Promise<void> => {
  const result = await callApi(browserApi, previewSavedStays, { body: { stays: [stay] } });
  const price = result.ok ? result.data.stays[0]?.priceNow : null;
  if (price) storeSavedAmount(stay.globalId, price.amount);
};

const changeHere = (stay: StayToSave, isSaved: boolean): Failure | null => {
  if (!isSaved) forgetSavedStays([stay.globalId]);
  else if (storeSavedStay(stay)) void recordPrice(stay);
  else return 'full';
  return null;
};

const changeInAccount = async (stay: StayToSave, isSaved: boolean): Promise<Failure | null> => {
  const { globalId } = stay;
  markSaved(globalId, isSaved);
  const result = isSaved
    ? await callApi(browserApi, saveStays, { body: { stays: [stay] } })
    : await callApi(browserApi, removeSavedStay, { params: { globalId } });
  if (result.ok) return null;
  markSaved(globalId, !isSaved);
  return result.error.code === 'VALIDATION_ERROR' ? 'full' : 'failed';
};

/** Whether a stay is on the list of the account, or of this browser without one, and the function that changes it. */
export const useSaveStay = (globalId: string, query: string) => {
  const t = useTranslations('search.save');
  const accountId = useAccount()?.accountId ?? null;
  const isSaved = useSavedIds(accountId).has(globalId);
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    const stay = stayToSave(globalId, query);
    const failure = await (accountId === null ? changeHere(stay, !isSaved) : changeInAccount(stay, !isSaved));
    setBusy(false);
    if (failure) void showToast({ text: t(failure, { maximum: mostSavedStays }), kind: 'error' });
  };
  return { isSaved, isBusy, toggle: () => void toggle() };
};
