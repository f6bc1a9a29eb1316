import { ActionForm } from '../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { duplicateIntent } from './section-outcome.ts';

type DuplicateFormProps = {
  listingId: string;
  /** Names the listing where a page shows several. */
  name: string;
  hostId: string;
  outcome: FormOutcome | undefined;
};

/** Copies a listing, behind a disclosure that says what the copy has. */
export const DuplicateForm = ({ listingId, name, hostId, outcome: latest }: DuplicateFormProps) => {
  const t = useTranslations('listingCopies');
  const outcome = outcomeFor(latest, duplicateIntent, listingId);
  return (
    <details open={outcome ? true : undefined}>
      <summary>{t('duplicate')}</summary>
      <p className="small text-muted">{t('text')}</p>
      <ActionForm
        intent={duplicateIntent}
        subject={listingId}
        outcome={outcome}
        submit={t('make')}
        submitLabel={`${t('make')}: ${name}`}
        size="small"
      >
        <input type="hidden" name="host" value={hostId} />
      </ActionForm>
    </details>
  );
};
