import { savedPath } from '@golark/contract/paths';
import type { SavedStay } from '@golark/contract/saved/schemas';
import { savedListPath } from '@golark/contract/saved-paths';
import { useListChoice } from '../platform/list-choice.tsx';
import { ActionForm } from '../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { ListChange } from './list-change.tsx';
import { queryOf } from './query-of.ts';
import type { SavedOutcome } from './submit-saved.server.ts';

/** Opens the choice of lists. */
export const MoveButton = ({ saved: { stay }, listId }: { saved: SavedStay; listId: string | undefined }) => {
  const t = useTranslations('saved.lists');
  const { listChoice, choose } = useListChoice(stay.id, listId);
  return (
    <span className="needs-scripts">
      <Button size="small" aria-label={t('moveOf', { stay: stay.title })} onPress={choose}>
        {t('move')}
      </Button>
      {listChoice}
    </span>
  );
};

type RemoveFormProps = { saved: SavedStay; listId: string | undefined; outcome: FormOutcome | undefined };

/** It sends along what undoing the removal needs. */
export const RemoveForm = ({ saved, listId, outcome }: RemoveFormProps) => {
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
      <UndoFields query={queryOf(saved)} savedAt={savedAt} amount={priceThen?.amount} listId={listId} />
    </ActionForm>
  );
};

type UndoFieldsProps = {
  query: string;
  savedAt: string | undefined;
  amount: number | undefined;
  listId: string | undefined;
};

const UndoFields = ({ query, savedAt, amount, listId }: UndoFieldsProps) => (
  <>
    {listId && <input type="hidden" name="listId" value={listId} />}
    <input type="hidden" name="query" value={query} />
    {savedAt && <input type="hidden" name="savedAt" value={savedAt} />}
    {amount !== undefined && <input type="hidden" name="savedAmount" value={amount} />}
  </>
);

/** Says that a stay was taken off, and undoes it, with and without JavaScript. */
export const Changed = ({ outcome }: { outcome: SavedOutcome | undefined }) => {
  const t = useTranslations('saved');
  if (!outcome?.isDone) return null;
  if (outcome.intent === 'save') return <ListChange text={t('restored')} />;
  if (outcome.intent === 'rename') return <ListChange text={t('lists.renamed')} />;
  const { removed, listId } = outcome;
  if (!removed) return null;
  return (
    <ListChange text={t('removed')}>
      <ActionForm
        intent="save"
        subject={removed.globalId}
        action={listId ? savedListPath(listId) : savedPath()}
        submit={t('undo')}
        size="small"
      >
        <UndoFields
          query={queryOf(removed)}
          savedAt={removed.savedAt}
          amount={removed.savedAmount}
          listId={listId}
        />
      </ActionForm>
    </ListChange>
  );
};
