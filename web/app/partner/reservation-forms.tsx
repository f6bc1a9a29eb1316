import type { Reservation } from '@golark/contract/partners/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import type { ActingHost } from './read-host-page.ts';
import { acceptIntent, cancelReservationIntent, declineIntent } from './reservation-intents.ts';

type ReservationFormProps = {
  reservation: Reservation;
  host: ActingHost;
  outcome: FormOutcome | undefined;
};

/** For which host the form is sent, whatever is chosen in another tab. */
const ActingHostField = ({ host }: { host: ActingHost }) => (
  <input type="hidden" name="host" value={host.propertyManagerId} />
);

/** A request is accepted at once; declining it is confirmed, because it cannot be taken back. */
export const AnswerRequest = ({ reservation, host, outcome }: ReservationFormProps) => {
  const t = useTranslations('partner.answer');
  const { id, guestName } = reservation;
  const name = { guest: guestName };
  return (
    <div className="reservation-forms">
      <ActionForm
        intent={acceptIntent}
        subject={id}
        outcome={outcomeFor(outcome, acceptIntent, id)}
        submit={t('accept')}
        submitLabel={t('acceptNamed', name)}
        variant="primary"
      >
        <ActingHostField host={host} />
        <p className="small text-muted">{t('acceptText')}</p>
      </ActionForm>
      <details>
        <summary className="link">{t('decline')}</summary>
        <ActionForm
          intent={declineIntent}
          subject={id}
          outcome={outcomeFor(outcome, declineIntent, id)}
          submit={t('declineNow')}
          submitLabel={t('declineNamed', name)}
          variant="danger"
        >
          <ActingHostField host={host} />
          <p className="small text-muted">{t('declineText')}</p>
        </ActionForm>
      </details>
    </div>
  );
};

/** Says what a cancellation by the host means before it can be made. */
export const CancelReservation = ({ reservation, host, outcome }: ReservationFormProps) => {
  const t = useTranslations('partner.cancel');
  const { id, guestName } = reservation;
  const failed = outcomeFor(outcome, cancelReservationIntent, id);
  return (
    <details className="reservation-forms" open={failed !== undefined && !failed.isDone}>
      <summary className="link">{t('open')}</summary>
      <ActionForm
        intent={cancelReservationIntent}
        subject={id}
        outcome={failed}
        submit={t('confirm')}
        submitLabel={t('confirmNamed', { guest: guestName })}
        variant="danger"
      >
        <ActingHostField host={host} />
        <ul className="reservation-consequences small">
          <li>{t('refund')}</li>
          <li>{t('nights')}</li>
          <li>{t('instead')}</li>
        </ul>
      </ActionForm>
    </details>
  );
};
