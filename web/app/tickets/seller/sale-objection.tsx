import { objectionTextLength } from '@golark/contract/objections/rules';
import type { Sale } from '@golark/contract/selling/schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { answerIntent } from './deliver-intents.ts';

type SaleObjectionProps = { sale: Sale; outcome: FormOutcome | undefined };

/** What the buyer says about the tickets and what the seller can do, or what was decided. */
export const SaleObjection = ({ sale, outcome }: SaleObjectionProps) => {
  const t = useTranslations('seller.sold.objection');
  const formatInstant = useFormatInstant();
  const { objection, event, quantity: count, canAnswer, canDeliver, orderId } = sale;
  if (!objection) return null;
  const { state, kind, madeAt, text, answer, reason } = objection;
  if (state === 'WITHDRAWN' || state === 'ENDED') return null;
  const at = (instant: string): string => formatInstant(instant, event.venue.timeZone);
  return (
    <div className="sale-objection">
      <p>
        <b>{t(`kind.${kind}`, { count })}</b>{' '}
        <span className="small text-muted">{t('madeAt', { at: at(madeAt) })}</span>
      </p>
      {text && <blockquote>{text}</blockquote>}
      {answer && (
        <>
          <p className="small text-muted">{t('answered', { at: at(answer.at) })}</p>
          <blockquote>{answer.text}</blockquote>
        </>
      )}
      {state === 'UPHELD' && <p>{t('UPHELD', { reason: reason ?? '' })}</p>}
      {state === 'REJECTED' && <p>{t('REJECTED', { reason: reason ?? '' })}</p>}
      {state === 'OPEN' && <p>{t(canDeliver ? 'todo' : 'todoAfter')}</p>}
      {canAnswer && (
        <AnswerForm
          orderId={orderId}
          isAgain={answer !== null}
          outcome={outcomeFor(outcome, answerIntent, orderId)}
        />
      )}
    </div>
  );
};

type AnswerFormProps = { orderId: string; isAgain: boolean; outcome: FormOutcome | undefined };

const AnswerForm = ({ orderId, isAgain, outcome }: AnswerFormProps) => {
  const t = useTranslations('seller.sold.objection');
  const { errors = {}, values = {}, isDone = false } = outcome ?? {};
  const failed = outcome && !isDone ? outcome : undefined;
  return (
    <details className="deliver-form" open={failed !== undefined}>
      <summary className="button" data-variant="secondary" data-size="small">
        {t(isAgain ? 'answerAgain' : 'answer')}
      </summary>
      <div className="mt-3">
        <ActionForm
          intent={answerIntent}
          subject={orderId}
          outcome={failed}
          submit={t('send')}
          variant="primary"
        >
          <TextArea
            label={t('words')}
            name="text"
            help={t('wordsHelp')}
            maxLength={objectionTextLength}
            defaultValue={isDone ? '' : values['text']}
            error={errors['text']}
          />
        </ActionForm>
      </div>
    </details>
  );
};
