import { deleteCard, saveCard, setDefaultCard } from '@golark/contract/payments/calls';
import { cardErrors, cardOf } from '../../payments/index.ts';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import { type AccountFormRequest, runIntent } from '../../platform/page/page-request.ts';
import { rejected, type SubmitResult, submitForm } from '../../platform/page/submit-form.server.ts';

/** Number and security code are never sent back to the page; name and date are. */
const addCard = async (request: AccountFormRequest) => {
  const { form, now } = request;
  const card = cardOf(form);
  const result = await submitForm(request, {
    intent: 'add',
    call: saveCard,
    body: card,
    errors: cardErrors(card, now),
    fields: ['cardExpiry', 'nameOnCard'],
  });
  return result.ok ? doneOutcome('add') : rejected(result.outcome);
};

const outcomeOfSubmit = (intent: string, result: SubmitResult<typeof setDefaultCard | typeof deleteCard>) =>
  result.ok ? doneOutcome(intent) : rejected(result.outcome);

const makeDefault = async (request: AccountFormRequest) => {
  const [intent, subject] = ['makeDefault', textOf(request.form, 'subject')];
  const body = { cardId: subject };
  const named = { intent, subject: subject ?? '' };
  return outcomeOfSubmit(intent, await submitForm(request, { ...named, call: setDefaultCard, body }));
};

const remove = async (request: AccountFormRequest) => {
  const [intent, subject] = ['remove', textOf(request.form, 'subject') ?? ''];
  const params = { cardId: subject };
  return outcomeOfSubmit(intent, await submitForm(request, { intent, subject, call: deleteCard, params }));
};

export const submitCard = (request: AccountFormRequest) =>
  runIntent(request, { add: addCard, makeDefault, remove });
