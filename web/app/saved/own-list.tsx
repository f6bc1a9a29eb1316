import type { SavedList } from '@golark/contract/saved/schemas';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { mergeSavedStays } from '../platform/merge-saved-stays.ts';
import { FormAlert } from '../platform/page/form-alert.tsx';
import { type FormOutcome, outcomeOf } from '../platform/page/form-outcome.ts';
import { reloadSavedIds } from '../platform/saved-ids.ts';
import { useTranslations } from '../platform/translations.ts';
import { AllDates } from './all-dates.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListForms } from './list-forms.tsx';
import { ListLinks, useListName } from './list-links.tsx';
import { queryOf } from './query-of.ts';
import { SavedStays } from './saved-stays.tsx';
import { ShareSection } from './share-section.tsx';
import { Changed, MoveButton, RemoveForm } from './stay-forms.tsx';
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
export const OwnList = ({ list: { list, lists, stays, shareKey }, outcome }: OwnListProps) => {
  const merge = useMerge();
  const nameOf = useListName();
  useEffect(() => {
    // the hearts of other pages
    if (outcome?.isDone) reloadSavedIds();
  }, [outcome]);
  return (
    <>
      <FormAlert outcome={merge} />
      <FormAlert outcome={outcome?.intent === 'save' ? outcome : undefined} />
      <Changed outcome={outcome} />
      <ListLinks list={list} lists={lists} />
      {list && <h2 className="title-2 saved-name">{nameOf(list.name)}</h2>}
      <div className="saved-tools">
        {stays[0] && <AllDates query={queryOf(stays[0])} listId={list?.id} />}
        <ListForms list={list} outcome={outcome} />
      </div>
      {stays.length === 0 && <EmptyList />}
      {(stays.length > 0 || shareKey) && (
        <ShareSection listId={list?.id} shareKey={shareKey} outcome={outcome} />
      )}
      <SavedStays
        stays={stays}
        formsOf={(saved) => (
          <div className="saved-card-forms">
            <RemoveForm saved={saved} listId={list?.id} outcome={outcome} />
            <MoveButton saved={saved} listId={list?.id} />
          </div>
        )}
      />
    </>
  );
};
