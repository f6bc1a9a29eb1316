import { objectionTextLength } from '@golark/contract/objections/rules';
import type { Objection, OrderObjection } from '@golark/contract/objections/schemas';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { useFormatInstant } from '../../ui/format-times.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { objectIntent, withdrawObjectionIntent } from './objection-intents.ts';

type DeliveryProblemProps = {
  order: TicketOrder;
  /** null for tickets that no seller delivers. */
  objection: OrderObjection | null;
  outcome: FormOutcome | undefined;
};

/** Delivered tickets that didn't arrive or aren't valid: what the buyer can say, has said, and what came of it. */
export const DeliveryProblem = ({ order, objection, outcome }: DeliveryProblemProps) => {
  if (!objection) return null;
  const { kinds, until, objection: said } = objection;
  const isSettled = said !== null && said.state !== 'WITHDRAWN' && said.state !== 'ENDED';
  return (
    <>
      {isSettled && <Said order={order} said={said} outcome={outcome} />}
      {until !== null && kinds.length > 0 && (
        <Report {...{ order, kinds, until }} outcome={outcomeFor(outcome, objectIntent)} />
      )}
    </>
  );
};

type ReportProps = {
  order: TicketOrder;
  kinds: OrderObjection['kinds'];
  until: string;
  outcome: FormOutcome | undefined;
};

const Report = ({ order, kinds, until, outcome }: ReportProps) => {
  const t = useTranslations('ticketOrder.objection');
  const formatInstant = useFormatInstant();
  const { event, transferredWith, quantity: count } = order;
  const { errors = {}, values = {} } = outcome ?? {};
  return (
    <section className="stay-section" aria-labelledby="problem-title">
      <h2 className="title-2" id="problem-title">
        {t(transferredWith ? 'arrived' : 'title', { count })}
      </h2>
      <p className="text-muted">{t('text', { at: formatInstant(until, event.venue.timeZone) })}</p>
      <details className="order-step" open={outcome !== undefined}>
        <summary className="button" data-variant="secondary" data-size="normal">
          {t('open')}
        </summary>
        <div className="return-tickets">
          <ActionForm intent={objectIntent} outcome={outcome} submit={t('submit')} variant="primary">
            <ChoiceGroup
              label={t('what')}
              name="kind"
              look="rows"
              choices={kinds.map((kind) => ({ value: kind, title: t(`kind.${kind}`, { count }) }))}
              {...(values['kind'] ? { defaultValue: values['kind'] } : {})}
              error={errors['kind']}
            />
            <TextArea
              label={t('details')}
              name="text"
              isOptional
              help={t('detailsHelp')}
              maxLength={objectionTextLength}
              defaultValue={values['text']}
              error={errors['text']}
            />
          </ActionForm>
        </div>
      </details>
    </section>
  );
};

type SaidProps = { order: TicketOrder; said: Objection; outcome: FormOutcome | undefined };

/** The objection that is open, with the answer of the seller, or the decision about it. */
const Said = ({ order, said, outcome }: SaidProps) => {
  const t = useTranslations('ticketOrder.objection');
  const formatInstant = useFormatInstant();
  const { timeZone } = order.event.venue;
  if (said.state !== 'OPEN')
    return (
      <Alert title={t(`state.${said.state === 'UPHELD' ? 'UPHELD' : 'REJECTED'}`)}>
        {t('reason', { reason: said.reason ?? '' })}
      </Alert>
    );
  return (
    <section className="stay-section" aria-labelledby="problem-title">
      <h2 className="title-2" id="problem-title">
        {t('state.OPEN')}
      </h2>
      <p>
        {t('said', { at: formatInstant(said.madeAt, timeZone) })}{' '}
        {t(`kind.${said.kind}`, { count: order.quantity })}
      </p>
      {said.text && <Quote of={said.text} />}
      {said.answer && (
        <>
          <p>{t('answered', { at: formatInstant(said.answer.at, timeZone) })}</p>
          <Quote of={said.answer.text} />
        </>
      )}
      <p className="text-muted">{t('next')}</p>
      <ActionForm
        intent={withdrawObjectionIntent}
        outcome={outcomeFor(outcome, withdrawObjectionIntent)}
        submit={t('withdraw')}
        variant="secondary"
      />
    </section>
  );
};

const Quote = ({ of }: { of: string }) => <blockquote className="objection-text">{of}</blockquote>;
