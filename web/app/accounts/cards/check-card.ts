import { type CardBrand, cardBrandOf, cvcLengthOf } from '../../ui/card-brand.ts';

export type CardForm = { cardNumber: string; cardExpiry: string; cvc: string };

/** What is wrong with a field of a card; `length` is about a CVC of this brand. */
export type CardProblem = 'required' | 'invalid' | 'expired' | 'length';
export type CheckedCard = {
  brand: CardBrand;
  problems: { cardNumber?: CardProblem; cardExpiry?: CardProblem; cvc?: CardProblem };
};

/** The last digit proves the others: `4242 4242 4242 4242` passes, one digit changed does not. */
export const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const numberProblem = (typed: string): CardProblem | null => {
  if (typed === '') return 'required';
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits) ? null : 'invalid';
};

/** A card is good to the end of its month: `11/26` until December 2026 begins. */
const expiryProblem = (typed: string, now: Date): CardProblem | null => {
  if (typed === '') return 'required';
  const parts = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(typed);
  if (!parts) return 'invalid';
  const ends = Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1);
  return ends > now.getTime() ? null : 'expired';
};

const cvcProblem = (typed: string, brand: CardBrand): CardProblem | null => {
  if (typed === '') return 'required';
  if (!/^\d{3,4}$/.test(typed)) return 'invalid';
  return brand === 'card' || typed.length === cvcLengthOf(brand) ? null : 'length';
};

/** Everything that can be known of a card before anybody is asked. */
export const checkCard = ({ cardNumber, cardExpiry, cvc }: CardForm, now: Date): CheckedCard => {
  const brand = cardBrandOf(cardNumber);
  const [number, expiry, code] = [
    numberProblem(cardNumber),
    expiryProblem(cardExpiry, now),
    cvcProblem(cvc, brand),
  ];
  return {
    brand,
    problems: {
      ...(number ? { cardNumber: number } : {}),
      ...(expiry ? { cardExpiry: expiry } : {}),
      ...(code ? { cvc: code } : {}),
    },
  };
};
