import { savedPath } from '@golark/contract/paths';
import type { SavedList, SavedStay } from '@golark/contract/saved/schemas';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { mergeSavedStays } from '../platform/merge-saved-stays.ts';
import { ActionForm } from '../platform/page/action-form.tsx';
import { FormAlert } from '../platform/page/form-alert.tsx';
import { type FormOutcome, outcomeFor, outcomeOf } from '../platform/page/form-outcome.ts';
import { reloadSavedIds } from '../platform/saved-ids.ts';
import { useTranslations } from '../platform/translations.ts';
import { AllDates } from './all-dates.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListChange } from './list-change.tsx';
import { queryOf } from './query-of.ts';
import { SavedCard } from './saved-card.tsx';
import { ShareSection } from './share-section.tsx';
import type { SavedOutcome } from './submit-saved.server.ts';

/** Adds what this browser saved before the login; the outcome says what could not be added. */
const useMerge = (): FormOutcome | undefined => {
  const t = useTranslations('saved');
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<FormOutcome>();
  useEffect(() => {
    void mergeSavedStays().then((merged) => {
      if (merged === 'done') void revalidate();
      if (merged === 'full' || merged === 'failed')
        setOutcome(outcomeOf('merge', { detail: t(`notMerged.${merged}`) }));
    });
  }, [revalidate, t]);
  return outcome;
};

type OwnListProps = { list: SavedList; outcome: SavedOutcome | undefined };

/** The list of an account; what this browser saved before the login is added to it. */
export const OwnList = ({ list: { stays, shareKey }, outcome }: OwnListProps) => {
  const merge = useMerge();
  useEffect(() => {
    // the hearts of other pages
    if (outcome?.isDone) reloadSavedIds();
  }, [outcome]);
  return (
    <>
      <FormAlert outcome={merge} />
      <FormAlert outcome={outcome?.intent === 'save' ? outcome : undefined} />
      <Changed outcome={outcome} />
      {stays.length === 0 && <EmptyList />}
      {stays[0] && (
        <div className="saved-tools">
          <AllDates query={queryOf(stays[0])} />
        </div>
      )}
      {(stays.length > 0 || shareKey) && <ShareSection shareKey={shareKey} outcome={outcome} />}
      <ul className="card-grid saved-list">
        {stays.map((saved, index) => (
          <SavedCard key={saved.stay.id} saved={saved} isEager={index < 2}>
            <RemoveForm saved={saved} outcome={outcome} />
          </SavedCard>
        ))}
      </ul>
    </>
  );
};

/** It sends along what undoing the removal needs. */
const RemoveForm = ({ saved, outcome }: { saved: SavedStay; outcome: FormOutcome | undefined }) => {
  const t = useTranslations('saved');
  const { stay, savedAt, priceThen } = saved;
  return (
    <ActionForm
      intent="remove"
      subject={stay.id}
      outcome={outcomeFor(outcome, 'remove', stay.id)}
      submit={t('remove')}
      submitLabel={t('removeOf', { stay: stay.title })}
      size="small"
    >
      <UndoFields query={queryOf(saved)} savedAt={savedAt} amount={priceThen?.amount} />
    </ActionForm>
  );
};

type UndoFieldsProps = { query: string; savedAt: string | undefined; amount: number | undefined };

const UndoFields = ({ query, savedAt, amount }: UndoFieldsProps) => (
  <>
    <input type="hidden" name="query" value={query} />
    {savedAt && <input type="hidden" name="savedAt" value={savedAt} />}
    {amount !== undefined && <input type="hidden" name="savedAmount" value={amount} />}
  </>
);

/** Says that a stay was taken off, and undoes it, with and without JavaScript. */
const Changed = ({ outcome }: { outcome: SavedOutcome | undefined }) => {
  const t = useTranslations('saved');
  if (!outcome?.isDone) return null;
  if (outcome.intent === 'save') return <ListChange text={t('restored')} />;
  const { removed } = outcome;
  if (!removed) return null;
  return (
    <ListChange text={t('removed')}>
      <ActionForm
        intent="save"
        subject={removed.globalId}
        action={savedPath()}
        submit={t('undo')}
        size="small"
      >
        <UndoFields query={queryOf(removed)} savedAt={removed.savedAt} amount={removed.savedAmount} />
      </ActionForm>
    </ListChange>
  );
};
