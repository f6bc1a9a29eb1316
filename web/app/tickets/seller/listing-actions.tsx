import type { SellerListing } from '@golark/contract/selling/schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { usePlaceLine } from '../parts/use-place-text.ts';
import { activateIntent, pauseIntent, removeIntent } from './listing-intents.ts';

type ListingActionsProps = { listing: SellerListing; outcome: FormOutcome | undefined };

const removable: ReadonlySet<SellerListing['status']> = new Set(['active', 'paused', 'draft']);

/** On sale or not; removing takes two presses. */
export const ListingActions = ({ listing, outcome }: ListingActionsProps) => {
  const t = useTranslations('seller.listings');
  const placeLine = usePlaceLine();
  const { id, status, event, place, remainingCount } = listing;
  const words = { title: event.title, place: placeLine(place, remainingCount) };
  const outcomeOf = (intent: string) => outcomeFor(outcome, intent, id);
  const removal = outcomeOf(removeIntent);
  if (!removable.has(status)) return null;
  return (
    <>
      {status === 'active' ? (
        <ActionForm
          intent={pauseIntent}
          subject={id}
          outcome={outcomeOf(pauseIntent)}
          submit={t('pause')}
          submitLabel={t('pauseOf', words)}
          size="small"
        />
      ) : (
        <ActionForm
          intent={activateIntent}
          subject={id}
          outcome={outcomeOf(activateIntent)}
          submit={t('activate')}
          submitLabel={t('activateOf', words)}
          variant="primary"
          size="small"
        />
      )}
      <details className="seller-remove" open={removal ? !removal.isDone : undefined}>
        <summary className="button" data-variant="quiet" data-size="small" aria-label={t('removeOf', words)}>
          {t('remove')}
        </summary>
        <ActionForm
          intent={removeIntent}
          subject={id}
          outcome={removal}
          submit={t('confirmRemove')}
          variant="danger"
          size="small"
        >
          <p className="small">{t('removeText')}</p>
        </ActionForm>
      </details>
    </>
  );
};
