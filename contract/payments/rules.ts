/** The check digit of a card number (Luhn). */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** `card` is a brand that is not recognized. */
export const cardBrands = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'card',
] as const;

export type CardBrand = (typeof cardBrands)[number];

interface Brand {
  name: CardBrand;
  pattern: RegExp;
  /** Numbers of digits. */
  lengths: number[];
}

const sixteen = [16];
const toNineteen = [16, 17, 18, 19];

const brands: Brand[] = [
  { name: 'visa', pattern: /^4/, lengths: [13, 16, 18, 19] },
  { name: 'mastercard', pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: sixteen },
  { name: 'amex', pattern: /^3[47]/, lengths: [15] },
  { name: 'discover', pattern: /^(6011|65|64[4-9])/, lengths: toNineteen },
  { name: 'diners', pattern: /^3(0[0-5]|[689])/, lengths: [14, ...toNineteen] },
  { name: 'jcb', pattern: /^35(2[89]|[3-8])/, lengths: toNineteen },
  { name: 'unionpay', pattern: /^62/, lengths: toNineteen },
];

const findBrand = (cardNumber: string): Brand | undefined =>
  brands.find(({ pattern }) => pattern.test(cardNumber));

/** The brand by the first digits of the number; `card` for an unknown one. */
export const brandOf = (cardNumber: string): CardBrand => findBrand(cardNumber)?.name ?? 'card';

/** A brand name as a known brand: `knownBrand('cartes')` is `card`. */
export const knownBrand = (name: string): CardBrand => cardBrands.find((brand) => brand === name) ?? 'card';

/** `4242 4242-42` as typed is `4242424242`. */
export const cardDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** The number of digits of the security code. */
export const securityCodeLength = (brand: CardBrand): 3 | 4 => (brand === 'amex' ? 4 : 3);

/** `MM/YY` as month and full year. */
export const expiryOf = (cardExpiry: string): { month: number; year: number } => {
  const [month = '', year = ''] = cardExpiry.split('/').map((part) => part.trim());
  return { month: Number(month), year: 2000 + Number(year) };
};

/** A card is valid to the end of its month. */
export const isExpired = (expiry: { month: number; year: number }, now: Date): boolean =>
  expiry.year < now.getUTCFullYear() ||
  (expiry.year === now.getUTCFullYear() && expiry.month < now.getUTCMonth() + 1);

export interface TypedCard {
  cardNumber: string;
  cardExpiry: string;
  cvc: string;
}

export interface CardProblem {
  path: 'cardNumber' | 'cardExpiry' | 'cvc';
  code: 'invalid' | 'card_expired';
}

/** What is wrong with a card whose fields are well-formed: its length, its expiry date or its security code; or null. */
export const cardProblem = (card: TypedCard, now: Date): CardProblem | null => {
  const brand = findBrand(card.cardNumber);
  if (brand && !brand.lengths.includes(card.cardNumber.length))
    return { path: 'cardNumber', code: 'invalid' };
  if (isExpired(expiryOf(card.cardExpiry), now)) return { path: 'cardExpiry', code: 'card_expired' };
  if (brand && card.cvc.length !== securityCodeLength(brand.name)) return { path: 'cvc', code: 'invalid' };
  return null;
};
