import { createHash } from 'node:crypto';
import type { Locale } from '@golark/contract/locale/rules';
import { en } from './en.ts';
import { es } from './es.ts';

export type MessageFile = { hash: string; body: string };

const fileOf = (messages: object): MessageFile => {
  const body = JSON.stringify(messages);
  return { body, hash: createHash('sha256').update(body).digest('hex').slice(0, 16) };
};

/** The compiled messages of each language as browsers load them; the hash is of the content. */
export const messageFiles: Record<Locale, MessageFile> = { en: fileOf(en), es: fileOf(es) };

export const messagesPath = (locale: Locale): string =>
  `/_i18n/${messageFiles[locale].hash}/${locale}/messages.json`;
