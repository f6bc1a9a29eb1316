import type { Locale } from '@golark/contract/locale/rules';
import type { Messages } from '@golark/messages/pages/en';
import { use } from 'react';
import { useMatches } from 'react-router';
import { currentMessagesPath, fetchMessages } from './fetch-messages.ts';

/** A file of messages: a feature, or the controls and chrome of all pages. */
export type MessageNamespace = keyof Messages;

export type MessageHashes = Readonly<Record<MessageNamespace, string>>;

/** The namespaces that every page uses. */
export const sharedNamespaces: readonly MessageNamespace[] = ['chrome', 'ui'];

const loaded = new Map<Locale, Partial<Messages>>();
const pending = new Map<string, Promise<Partial<Messages>>>();

/** Adds messages of a language. The server provides all of them when it starts. */
export const provideMessages = (locale: Locale, messages: Partial<Messages>): void => {
  loaded.set(locale, { ...loaded.get(locale), ...messages });
};

/** The loaded messages. A page has those of its namespaces; a missing one is reported when it is used. */
export const messagesOf = (locale: Locale): Messages => {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`messages of ${locale} are not loaded`);
  return messages as Messages;
};

/** For the browser: before hydration, and when a page needs messages that are not loaded. */
export const loadMessages = (locale: Locale, path: string): Promise<Partial<Messages>> => {
  const known = pending.get(path);
  if (known) return known;
  const messages = fetchMessages(locale, path).then((fetched) => {
    provideMessages(locale, fetched);
    return fetched;
  });
  pending.set(path, messages);
  return messages;
};

/** The path of the messages of these namespaces: their hashes name them. */
export const messagesPath = (
  locale: Locale,
  hashes: MessageHashes | undefined,
  namespaces: readonly MessageNamespace[],
): string =>
  hashes
    ? `/_i18n/${namespaces.map((namespace) => hashes[namespace]).join('-')}/${locale}/messages.json`
    : currentMessagesPath(locale);

type MessagesHandle = { messages?: readonly MessageNamespace[] };

/** The namespaces of the page: the shared ones and those that it declares by `handle = { messages: ['trips'] }`. */
export const usePageNamespaces = (): MessageNamespace[] => {
  const declared = useMatches().flatMap(
    ({ handle }) => (handle as MessagesHandle | undefined)?.messages ?? [],
  );
  return [...new Set([...sharedNamespaces, ...declared])].sort();
};

/** The page's messages; while some of them are loaded, a navigation shows the page before it. */
export const useMessages = (
  locale: Locale,
  hashes: MessageHashes | undefined,
  namespaces: readonly MessageNamespace[],
): Messages => {
  const known = loaded.get(locale);
  const missing = namespaces.filter((namespace) => !known?.[namespace]);
  if (missing.length > 0) use(loadMessages(locale, messagesPath(locale, hashes, missing)));
  return messagesOf(locale);
};
