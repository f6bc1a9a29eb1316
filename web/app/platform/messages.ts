import type { Messages } from '../messages/en.ts';
import type { Locale } from './locale.ts';

const loaded = new Map<Locale, Messages>();

/** The server provides both languages when it starts; the browser its own before it hydrates. */
export function provideMessages(locale: Locale, messages: Messages): void {
  loaded.set(locale, messages);
}

export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`messages of ${locale} are not loaded`);
  return messages;
}
