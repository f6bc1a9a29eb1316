import { textOf } from '../platform/page/form-values.ts';
import { readCents } from '../platform/read-cents.ts';

/** A number that was typed; text that is none stays text, so that the schema refuses it. */
export const numberOf = (form: FormData, name: string): unknown => {
  const typed = textOf(form, name);
  return typed !== undefined && Number.isFinite(Number(typed)) ? Number(typed) : typed;
};

/** An amount that is too long to be a price is still one: the schema says how high a price may be. */
const longAmount = (typed: string): number | null =>
  /^\$?\d{8,}(\.\d*)?$/.test(typed) ? Math.round(Number(typed.replace('$', ''))) * 100 : null;

export const centsOf = (form: FormData, name: string): unknown => {
  const typed = textOf(form, name);
  if (typed === undefined) return undefined;
  const negative = typed.startsWith('-');
  const text = negative ? typed.slice(1) : typed;
  const cents = readCents(text) ?? longAmount(text.replaceAll(/[\s,]/g, ''));
  return { amount: cents === null ? typed : negative ? -cents : cents, currency: 'USD' };
};

/** More than any form has: a number from outside makes no list of a million. */
const mostRows = 61;
export const rowsOf = (form: FormData, name: string): number[] =>
  Array.from({ length: Math.min(mostRows, Math.max(0, Number(form.get(name)) || 0)) }, (_, i) => i);
