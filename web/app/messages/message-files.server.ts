import { createHash } from 'node:crypto';
import { type Locale, locales } from '@golark/contract/locale/rules';
import { en, type Messages } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import type { MessageHashes } from '../platform/messages.ts';

const messages: Record<Locale, Messages> = { en, es };

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);

const hashesOf = (locale: Locale): MessageHashes =>
  Object.fromEntries(
    Object.entries(messages[locale]).map(([namespace, content]) => [namespace, hashOf(content)]),
  ) as MessageHashes;

/** The hash of the compiled messages of each namespace. */
export const messageHashes: Record<Locale, MessageHashes> = { en: hashesOf('en'), es: hashesOf('es') };

/** `isCurrent` is false for a hash of another build, which gets all current messages. */
export type MessageFile = { body: string; isCurrent: boolean };

const namespacesOf = (locale: Locale, hash: string): string[] | null => {
  const byHash = new Map(Object.entries(messageHashes[locale]).map(([name, own]) => [own, name]));
  const names = hash.split('-').map((part) => byHash.get(part));
  return names.every((name) => name !== undefined) ? names : null;
};

/** The messages that a hash of a path names, `0a1b2c3d-4e5f6a7b`; null for an unknown locale. */
export const findMessages = (locale: string, hash: string): MessageFile | null => {
  const known = locales.find((one) => one === locale);
  if (!known) return null;
  const names = namespacesOf(known, hash);
  const entries = Object.entries(messages[known]).filter(([name]) => !names || names.includes(name));
  return { body: JSON.stringify(Object.fromEntries(entries)), isCurrent: names !== null };
};
