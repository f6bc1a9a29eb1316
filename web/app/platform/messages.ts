import type { Locale } from '@golark/contract/locale/rules';
import { use } from 'react';
import type { Messages } from '../messages/en.ts';
import { fetchMessages } from './fetch-messages.ts';

const loaded = new Map<Locale, Messages>();
const coming = new Map<Locale, Promise<Messages>>();

/** The server provides both languages when it starts. */
export const provideMessages = (locale: Locale, messages: Messages): void => {
  loaded.set(locale, messages);
};

export const messagesOf = (locale: Locale): Messages => {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`messages of ${locale} are not loaded`);
  return messages;
};

/** For the browser: before hydration, and when the language was changed in another tab. */
export const loadMessages = (locale: Locale, address: string): Promise<Messages> => {
  const known = coming.get(locale);
  if (known) return known;
  const messages = fetchMessages(locale, address).then((fetched) => {
    provideMessages(locale, fetched);
    return fetched;
  });
  coming.set(locale, messages);
  return messages;
};

/** The page's messages; a page whose language was changed stays as it is until they are loaded. */
export const useMessages = (locale: Locale, address: string): Messages =>
  loaded.get(locale) ?? use(loadMessages(locale, address));
