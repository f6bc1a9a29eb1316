import { eventPath } from '@golark/contract/event-paths';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { renewIntent } from './ticket-intents.ts';

/** Other seats of the same section, for as many. */
export const similarPath = ({ event, place, quantity }: Hold): string =>
  eventPath(event.id, `?${new URLSearchParams({ quantity: String(quantity), section: place.sectionId })}`);

/** The hold has ended: its seats may be held again, unless somebody else has them. What was typed stays below. */
export const HoldEnded = ({ hold, isGone }: { hold: Hold; isGone: boolean }) => {
  const t = useTranslations('ticketCheckout.ended');
  if (isGone)
    return (
      <Alert
        tone="danger"
        title={t('gone')}
        isNews
        of={hold.expiresAt}
        action={
          <ButtonLink to={similarPath(hold)} variant="primary">
            {t('similar')}
          </ButtonLink>
        }
      >
        {t('goneText')}
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      title={t('title')}
      isNews
      of={hold.expiresAt}
      action={
        <ActionForm intent={renewIntent} submit={t('renew')} variant="primary">
          <input type="hidden" name="holdId" value={hold.id} />
        </ActionForm>
      }
    >
      {t('text')}
    </Alert>
  );
};
