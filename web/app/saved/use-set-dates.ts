import { previewSavedStays, setSavedDates } from '@golark/contract/saved/calls';
import type { StayToSave } from '@golark/contract/saved/rules';
import { useRevalidator } from 'react-router';
import { browserApi, callApi } from '../platform/api-client.ts';
import { readSavedStays, storeAllSavedFor } from '../platform/saved-stays.ts';
import { useTranslations } from '../platform/translations.ts';
import { showToast } from '../ui/toast.ts';

/** The dates and the party that a stay is saved with. */
export type SavedFor = Pick<StayToSave, 'dates' | 'party'>;

export type AllDatesProps = {
  /** The dates and the party that are shown first, as in the address of a stay. */
  query: string;
  /** Whether the list is that of this browser. */
  isVisitor?: boolean;
  listId?: string | undefined;
};

/** The server prices the stays first, so that later prices are compared with those of this moment. */
const setHere = async ({ dates, party }: SavedFor): Promise<boolean> => {
  const stays = readSavedStays().map(({ globalId }) => ({ globalId, dates, party }));
  const result = await callApi(browserApi, previewSavedStays, { body: { stays } });
  if (!result.ok) return false;
  const priced = result.data.stays.map(({ stay, priceNow }) => [stay.id, priceNow?.amount] as const);
  storeAllSavedFor({ dates, party }, new Map(priced));
  return true;
};

const setInAccount = async (next: SavedFor, listId: string | undefined): Promise<boolean> =>
  (await callApi(browserApi, setSavedDates, { body: { ...next, ...(listId ? { listId } : {}) } })).ok;

/** Sets the dates and the party of all stays, says so, and returns whether it worked. */
export const useSetDates = ({ isVisitor = false, listId }: Omit<AllDatesProps, 'query'>) => {
  const t = useTranslations('saved.all');
  const { revalidate } = useRevalidator();
  return async (next: SavedFor): Promise<boolean> => {
    const isDone = await (isVisitor ? setHere(next) : setInAccount(next, listId));
    if (isDone && !isVisitor) await revalidate();
    void showToast(isDone ? { text: t('done') } : { text: t('failed'), kind: 'error' });
    return isDone;
  };
};
