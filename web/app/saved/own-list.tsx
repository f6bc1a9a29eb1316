import { savedPath } from '@golark/contract/paths';
import type { SavedList } from '@golark/contract/saved/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import { FormAlert } from '../platform/page/form-alert.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { EmptyList } from './empty-list.tsx';
import { SavedCard } from './saved-card.tsx';
import { ShareSection } from './share-section.tsx';
import { StayFields } from './stay-fields.tsx';
import type { SavedOutcome } from './submit-saved.server.ts';
import { useMergeSaved } from './use-merge-saved.ts';

type OwnListProps = { list: SavedList; outcome: SavedOutcome | FormOutcome | undefined };

/** The list of an account; what this browser saved before the login is added to it. */
export const OwnList = ({ list: { stays, shareKey }, outcome }: OwnListProps) => {
  const t = useTranslations('saved');
  const merge = useMergeSaved();
  return (
    <>
      <FormAlert outcome={merge} />
      <Removed outcome={outcome} />
      {stays.length === 0 && <EmptyList />}
      {stays.length > 0 && <ShareSection shareKey={shareKey} outcome={outcome} />}
      <ul className="card-grid saved-list">
        {stays.map((saved, index) => (
          <SavedCard key={saved.stay.id} saved={saved} isEager={index < 2}>
            <ActionForm
              intent="remove"
              subject={saved.stay.id}
              outcome={outcomeFor(outcome, 'remove', saved.stay.id)}
              submit={t('remove')}
              submitLabel={t('removeOf', { stay: saved.stay.title })}
              size="small"
            >
              <StayFields saved={saved} />
            </ActionForm>
          </SavedCard>
        ))}
      </ul>
    </>
  );
};

/** Says that a stay was taken off, and undoes it, with and without JavaScript. */
const Removed = ({ outcome }: { outcome: SavedOutcome | FormOutcome | undefined }) => {
  const t = useTranslations('saved');
  const removed = outcome && 'removed' in outcome ? outcome.removed : undefined;
  if (!removed) return null;
  const { globalId, dates, party, ...rest } = removed;
  const values = { ...(dates ?? {}), ...party, ...rest };
  return (
    <div className="saved-removed" role="status">
      <p>{t('removed')}</p>
      <ActionForm intent="save" subject={globalId} action={savedPath()} submit={t('undo')} size="small">
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
      </ActionForm>
    </div>
  );
};
