import { savedPath } from '@golark/contract/paths';
import { previewSavedStays, removeSavedStay, saveStays } from '@golark/contract/saved/calls';
import { mostSavedStays, type StayToSave } from '@golark/contract/saved/rules';
import type { SavedList } from '@golark/contract/saved/schemas';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, browserApi, callApi } from '../platform/api-client.ts';
import { useListChoice } from '../platform/list-choice.tsx';
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

const failureOf = ({ code }: ApiError): Failure => (code === 'VALIDATION_ERROR' ? 'full' : 'failed');

const changeInAccount = async (
  stay: StayToSave,
  isSaved: boolean,
  onSaved: (list: SavedList['list']) => void,
): Promise<Failure | null> => {
  const { globalId } = stay;
  markSaved(globalId, isSaved);
  if (!isSaved) {
    const removed = await callApi(browserApi, removeSavedStay, { params: { globalId } });
    if (!removed.ok) markSaved(globalId, true);
    return removed.ok ? null : failureOf(removed.error);
  }
  const saved = await callApi(browserApi, saveStays, { body: { stays: [stay] } });
  if (saved.ok) onSaved(saved.data.list);
  else markSaved(globalId, false);
  return saved.ok ? null : failureOf(saved.error);
};

/** Says to which list a stay was saved, and offers the others: where the heart is, or if it is gone by then, on the page of the list. */
const useSaySaved = (choose: () => void) => {
  const t = useTranslations('search.save.lists');
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (list: SavedList['list']): void =>
    void showToast({
      text: t('saved', { list: list?.name ?? t('mine') }),
      action: {
        label: t('change'),
        onPress: () => (isHere.current ? choose() : void navigate(savedPath())),
      },
    });
};

/** Whether a stay is on the list of the account, or of this browser without one, the function that changes it, and the dialog for its list. */
export const useSaveStay = (globalId: string, query: string) => {
  const t = useTranslations('search.save');
  const { listChoice, choose } = useListChoice(globalId);
  const saySaved = useSaySaved(choose);
  const accountId = useAccount()?.accountId ?? null;
  const isSaved = useSavedIds(accountId).has(globalId);
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    const stay = stayToSave(globalId, query);
    const failure = await (accountId === null
      ? changeHere(stay, !isSaved)
      : changeInAccount(stay, !isSaved, saySaved));
    setBusy(false);
    if (failure) void showToast({ text: t(failure, { maximum: mostSavedStays }), kind: 'error' });
  };
  return { isSaved, isBusy, toggle: () => void toggle(), listChoice };
};
