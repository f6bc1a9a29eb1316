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

/** `4242 4242-42` as typed is `4242424242`, with any kind of space, dash or period between the digits. */
export const cardDigits = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Pd}.]/gu, '');

/** The number of digits of the security code. */
export const securityCodeLength = (brand: CardBrand): 3 | 4 => (brand === 'amex' ? 4 : 3);

/**
 * The orders in which the date of a card is typed. A separator ends a part; without one, `123` could be January 2023 and
 * the beginning of `1230`, so that it is not a date yet.
 */
const expiryForms = [
  /^(?<month>\d{1,2})[^\p{L}\p{N}]+(?:20)?(?<year>\d{2})$/u,
  /^20(?<year>\d{2})[^\p{L}\p{N}]*(?<month>0?[1-9]|1[0-2])$/u,
  /^(?<month>0[1-9]|1[0-2]|[2-9]|1(?=[3-9]|20\d\d$))(?:20)?(?<year>\d{2})$/,
];

/** `1/30`, `1-2030`, `0130` and `2030-01` as `01/30`; null for what is not a month and a year. */
export const readExpiry = (typed: string): string | null => {
  const text = typed.normalize('NFKC').trim();
  for (const form of expiryForms) {
    const { month = '', year = '' } = form.exec(text)?.groups ?? {};
    if (Number(month) >= 1 && Number(month) <= 12) return `${month.padStart(2, '0')}/${year}`;
  }
  return null;
};

/** The month and full year of a date as typed; not numbers for one that can't be read. */
export const expiryOf = (cardExpiry: string): { month: number; year: number } => {
  const [month = Number.NaN, year = Number.NaN] = (readExpiry(cardExpiry) ?? '').split('/').map(Number);
  return { month: month || Number.NaN, year: 2000 + year };
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
