import type { Locale } from '@golark/contract/locale/rules';
import { deleteCard, saveCard, setDefaultCard } from '@golark/contract/payments/calls';
import { type ApiResult, callApi } from '../../platform/api-client.ts';
import { type FieldErrors, fieldLabelOf } from '../../platform/field-errors.ts';
import {
  doneOutcome,
  type FormOutcome,
  hasErrors,
  keptOf,
  outcomeOf,
  outcomeOfError,
  refused,
  trimmed,
} from '../../platform/form-outcome.ts';
import type { Api } from '../../platform/request-context.ts';
import { translatorOf } from '../../platform/translations.ts';
import { cvcLengthOf } from '../../ui/card-brand.ts';
import { type CardForm, type CheckedCard, checkCard } from './check-card.ts';

export type CardPost = { api: Api; form: FormData; locale: Locale; now: Date };

const sentencesOf = ({ brand, problems }: CheckedCard, locale: Locale): FieldErrors => {
  const t = translatorOf(locale, 'fields');
  const brandWords = translatorOf(locale, 'ui')(`card.brands.${brand}`);
  const sentences: Record<string, string> = {};
  for (const [field, problem] of Object.entries(problems)) {
    const label = fieldLabelOf(field, locale);
    if (problem === 'required') sentences[field] = t('server.required', { label });
    if (problem === 'invalid') sentences[field] = t('server.invalid', { label });
    if (problem === 'expired') sentences[field] = t('problems.cardExpired');
    if (problem === 'length')
      sentences[field] = t('cvcLength', { brand: brandWords, count: cvcLengthOf(brand) });
  }
  return sentences;
};

/** Number and CVC never travel back to the page; what is kept is the name and the date. */
const addCard = async ({ api, form, locale, now }: CardPost) => {
  const intent = 'add';
  const kept = keptOf(form, ['cardExpiry', 'nameOnCard']);
  const card: CardForm = {
    cardNumber: trimmed(form, 'cardNumber'),
    cardExpiry: trimmed(form, 'cardExpiry'),
    cvc: trimmed(form, 'cvc'),
  };
  const nameOnCard = trimmed(form, 'nameOnCard');
  const errors = sentencesOf(checkCard(card, now), locale);
  if (hasErrors(errors)) return refused(outcomeOf(intent, { errors, kept }));
  const body = { ...card, ...(nameOnCard ? { nameOnCard } : {}) };
  const result = await callApi(api, saveCard, { body });
  if (result.ok) return doneOutcome(intent);
  return refused(outcomeOfError(result.error, { intent, locale, kept }));
};

const run = async (
  { form, locale }: CardPost,
  intent: string,
  send: (cardId: string) => Promise<ApiResult<unknown>>,
) => {
  const subject = trimmed(form, 'subject');
  const result = await send(subject);
  if (result.ok) return doneOutcome(intent);
  return refused(outcomeOfError(result.error, { intent, locale, subject }));
};

type Answer = FormOutcome | Awaited<ReturnType<typeof addCard>>;

const steps: Readonly<Record<string, (post: CardPost) => Promise<Answer>>> = {
  add: addCard,
  makeDefault: (post) =>
    run(post, 'makeDefault', (cardId) => callApi(post.api, setDefaultCard, { body: { cardId } })),
  remove: (post) => run(post, 'remove', (cardId) => callApi(post.api, deleteCard, { params: { cardId } })),
};

export const submitCard = async (post: CardPost) => {
  const step = steps[trimmed(post.form, 'intent')];
  if (!step) throw new Response(null, { status: 400 });
  return step(post);
};
