import type { OwnListing } from '@golark/contract/own-listings/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { deleteIntent, publishIntent, unpublishIntent } from './section-outcome.ts';

type StatusFormsProps = { listing: OwnListing; hostId: string; outcome: FormOutcome | undefined };

/** Publishing, taking off sale and deleting; what cannot be taken back is behind a disclosure with its consequence. */
export const StatusForms = ({ listing, hostId, outcome }: StatusFormsProps) => {
  const t = useTranslations('ownListings');
  const { id, status, missing, title } = listing;
  const name = title ?? t('untitled');
  const form = (intent: typeof publishIntent | typeof unpublishIntent | typeof deleteIntent) => (
    <ActionForm
      intent={intent}
      subject={id}
      outcome={outcomeFor(outcome, intent, id)}
      submit={t(intent)}
      submitLabel={`${t(intent)}: ${name}`}
      size="small"
      variant={intent === publishIntent ? 'primary' : intent === deleteIntent ? 'danger-line' : 'secondary'}
    >
      <input type="hidden" name="host" value={hostId} />
    </ActionForm>
  );
  return (
    <div className="listing-status">
      {status !== 'published' && missing.length === 0 && form(publishIntent)}
      {status === 'published' && (
        <details>
          <summary>{t('unpublish')}</summary>
          <p className="small text-muted">{t('unpublishText')}</p>
          {form(unpublishIntent)}
        </details>
      )}
      {status !== 'published' && (
        <details>
          <summary>{t('delete')}</summary>
          <p className="small text-muted">{t('deleteText')}</p>
          {form(deleteIntent)}
        </details>
      )}
    </div>
  );
};
