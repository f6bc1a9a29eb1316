import { waitingPlacePath } from '@golark/contract/event-paths';
import type { Event } from '@golark/contract/events/schemas';
import { mostTickets } from '@golark/contract/tickets/rules';
import { offerMinutes } from '@golark/contract/waiting-list/rules';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSectionName } from '../parts/use-place-text.ts';
import type { EventPage } from './load-event.ts';
import { joinIntent } from './waiting-intent.ts';

type WaitingListProps = {
  event: Event;
  waiting: EventPage['waiting'];
  quantity: number;
  outcome: FormOutcome | undefined;
};

/** Who finds no tickets can wait for some to come back. A form, so that it works without scripts. */
export const WaitingList = ({ event, waiting, quantity, outcome }: WaitingListProps) => {
  const t = useTranslations('event.waiting');
  const place = waiting?.place ?? null;
  return (
    <section className="panel waiting-list" aria-labelledby="waiting-title">
      <h2 className="title-3" id="waiting-title">
        {t('title', { count: quantity })}
      </h2>
      <p className="text-muted">
        {waiting && t('numbers', { waiting: waiting.waitingCount, served: waiting.servedCount })}{' '}
        {t('minutes', { minutes: offerMinutes })}
      </p>
      {place ? (
        <p>
          <ButtonLink to={waitingPlacePath(place.id)} variant="primary" prefetch="none">
            {t('seePlace')}
          </ButtonLink>
        </p>
      ) : (
        <JoinForm event={event} quantity={quantity} outcome={outcomeFor(outcome, joinIntent)} />
      )}
    </section>
  );
};

const JoinForm = ({ event, quantity, outcome }: Omit<WaitingListProps, 'waiting'>) => {
  const t = useTranslations('event.waiting');
  const account = useAccount();
  const sectionName = useSectionName();
  const errors = outcome?.errors ?? {};
  const typed = outcome?.values ?? {};
  const most = Math.min(event.ticketLimit, mostTickets);
  return (
    <ActionForm intent={joinIntent} outcome={outcome} submit={t('join')} variant="primary">
      <NativeSelect
        label={t('quantity')}
        name="quantity"
        defaultValue={typed['quantity'] || String(quantity)}
        options={Array.from({ length: most }, (_, i) => ({
          value: String(i + 1),
          label: t('tickets', { count: i + 1 }),
        }))}
        error={errors['quantity']}
      />
      <NativeSelect
        label={t('section')}
        name="section"
        placeholder={t('anySection')}
        defaultValue={typed['section'] ?? ''}
        options={event.seatMap.sections.map(({ id, label, tier }) => ({
          value: id,
          label: sectionName({ label, tier }),
        }))}
        error={errors['sectionId']}
      />
      {!account && (
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed['email'] ?? ''}
          error={errors['email']}
        />
      )}
    </ActionForm>
  );
};
