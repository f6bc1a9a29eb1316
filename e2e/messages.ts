import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Locale = 'en' | 'es';

type Messages = { [key: string]: string | Messages };

const folder = path.resolve(import.meta.dirname, '../messages/pages');

/** A message of the web app as it stands in its file: `words('es')('trips.cancel.open')`. */
export const messagesOfFile =
  (locale: Locale) =>
  (key: string): string => {
    const [feature = '', ...rest] = key.split('.');
    const name = feature.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const file = JSON.parse(readFileSync(path.join(folder, locale, `${name}.json`), 'utf8')) as Messages;
    const found = rest.reduce<string | Messages | undefined>(
      (messages, part) => (typeof messages === 'object' ? messages[part] : undefined),
      file,
    );
    if (typeof found !== 'string') throw new Error(`no message ${key}`);
    return found;
  };

/** 118400 → `$1,184.00`, or `$1,184` as cards have it. */
export const dollars = (cents: number, digits: 0 | 2 = 2): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
