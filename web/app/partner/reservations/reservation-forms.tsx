import type { Reservation } from '@golark/contract/partners/reservation-schemas';
import { declineReasons } from '@golark/contract/partners/rules';
import type { ComponentProps } from 'react';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { acceptIntent, cancelReservationIntent, declineIntent } from './reservation-intents.ts';

type ReservationFormProps = {
  reservation: Reservation;
  host: ActingHost;
  outcome: FormOutcome | undefined;
};

/** A form about a reservation. It is sent for the host that is shown, whatever is chosen in another tab. */
const ReservationForm = ({
  reservation: { id },
  host,
  outcome,
  children,
  ...form
}: ReservationFormProps &
  Pick<ComponentProps<typeof ActionForm>, 'intent' | 'submit' | 'submitLabel' | 'variant' | 'children'>) => (
  <ActionForm {...form} subject={id} outcome={outcomeFor(outcome, form.intent, id)}>
    <input type="hidden" name="host" value={host.propertyManagerId} />
    {children}
  </ActionForm>
);

/** A request is accepted at once; declining it is confirmed, because it cannot be taken back. */
export const AnswerRequest = (props: ReservationFormProps) => {
  const t = useTranslations('partner.answer');
  const { id, guestName } = props.reservation;
  const name = { guest: guestName };
  const failed = outcomeFor(props.outcome, declineIntent, id);
  return (
    <div className="reservation-forms">
      <ReservationForm
        {...props}
        intent={acceptIntent}
        submit={t('accept')}
        submitLabel={t('acceptNamed', name)}
        variant="primary"
      >
        <p className="small text-muted">{t('acceptText')}</p>
      </ReservationForm>
      <details open={failed !== undefined && !failed.isDone}>
        <summary className="link">{t('decline')}</summary>
        <ReservationForm
          {...props}
          intent={declineIntent}
          submit={t('declineNow')}
          submitLabel={t('declineNamed', name)}
          variant="danger"
        >
          <ChoiceGroup
            label={t('reason')}
            name="reason"
            look="rows"
            choices={declineReasons.map((value) => ({ value, title: t(`reasons.${value}`) }))}
            error={failed?.errors['reason']}
          />
          <p className="small text-muted">{t('declineText')}</p>
        </ReservationForm>
      </details>
    </div>
  );
};

/** Says what a cancellation by the host means before it can be made. */
export const CancelReservation = (props: ReservationFormProps) => {
  const t = useTranslations('partner.cancel');
  const { id, guestName } = props.reservation;
  const failed = outcomeFor(props.outcome, cancelReservationIntent, id);
  return (
    <details className="reservation-forms" open={failed !== undefined && !failed.isDone}>
      <summary className="link">{t('open')}</summary>
      <ReservationForm
        {...props}
        intent={cancelReservationIntent}
        submit={t('confirm')}
        submitLabel={t('confirmNamed', { guest: guestName })}
        variant="danger"
      >
        <ul className="reservation-consequences small">
          <li>{t('refund')}</li>
          <li>{t('nights')}</li>
          <li>{t('instead')}</li>
        </ul>
      </ReservationForm>
    </details>
  );
};
