import { fieldError } from '@golark/contract/errors/field-errors';
import type { FieldError } from '@golark/contract/errors/schemas';
import { cardDigits, cardProblem } from '@golark/contract/payments/rules';
import { textOf } from '../platform/page/form-values.ts';

/** The card in a form as the contract's body has it. */
export const cardOf = (form: FormData) => ({
  cardNumber: textOf(form, 'cardNumber'),
  cardExpiry: textOf(form, 'cardExpiry'),
  cvc: textOf(form, 'cvc'),
  nameOnCard: textOf(form, 'nameOnCard'),
});

/** What is wrong with a card beyond the form of its fields: its length, its expiry date or its security code. */
export const cardErrors = (card: ReturnType<typeof cardOf>, now: Date, prefix = ''): FieldError[] => {
  const { cardNumber = '', cardExpiry = '', cvc = '' } = card;
  const problem = cardProblem({ cardNumber: cardDigits(cardNumber), cardExpiry, cvc }, now);
  return problem ? [fieldError(`${prefix}${problem.path}`, problem.code)] : [];
};

/** The saved card or the new one that was chosen in `PayWith`, as the bodies of purchases have it. */
export const paymentOf = (form: FormData) => {
  const savedCardId = textOf(form, 'payWith');
  const isNewCard = !savedCardId || savedCardId === 'new';
  const saveCard = form.get('saveCard') === 'on';
  if (isNewCard) return { card: cardOf(form), saveCard };
  return {
    savedCardId,
    deviceProfileSessionId: textOf(form, 'deviceProfileSessionId'),
    // a new card of the gateway's form has an id, and is kept on the same wish as a typed one
    ...(saveCard ? { saveCard } : {}),
  };
};

/** The errors of the new card in `paymentOf`, by the paths of the body. */
export const paymentErrors = (payment: ReturnType<typeof paymentOf>, now: Date): FieldError[] =>
  payment.card ? cardErrors(payment.card, now, 'card.') : [];
