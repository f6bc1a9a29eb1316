import { createHash } from 'node:crypto';
import ICAL from 'ical.js';

type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

const mostSummary = 200;
const mostUid = 400;

/** Throws for a line that is no property. */
export const propertyOf = (line: string): Property => ICAL.parse.property(line) as unknown as Property;

/** One line of text without control characters or marks that change its direction. */
const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();

/** The value of a line of text, empty if there is none that can be read. */
export const textOf = (line: string | undefined): string => {
  if (line === undefined) return '';
  try {
    const [, , , value] = propertyOf(line);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
};

export const shortText = (line: string | null | undefined): string =>
  // a character is up to two units
  Array.from(plainText(textOf(line ?? undefined).slice(0, 4 * mostSummary)))
    .slice(0, mostSummary)
    .join('')
    .trim();

/** An identity of any length as one that an index can hold. */
export const uidOf = (line: string | undefined): string | null => {
  const uid = plainText(textOf(line));
  if (uid === '') return null;
  if (uid.length <= mostUid) return uid;
  return `sha256-${createHash('sha256').update(uid).digest('hex')}`;
};
