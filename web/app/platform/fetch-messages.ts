import type { Locale } from '@golark/contract/locale/rules';
import type { Messages } from '@golark/messages/pages/en';

/** Milliseconds before each retry; the last value is used for all later ones. */
export const messageRetryDelays = [0, 1_000, 3_000, 10_000, 30_000] as const;

const withinMilliseconds = 10_000;

/** An unknown hash returns all current messages. */
export const currentMessagesPath = (locale: Locale): string => `/_i18n/current/${locale}/messages.json`;

const readMessages = async (address: string, cache: RequestCache): Promise<Partial<Messages>> => {
  const answer = await fetch(address, { cache, signal: AbortSignal.timeout(withinMilliseconds) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Partial<Messages>;
};

/**
 * Loads the file that the page names, then retries the current one without caches until it arrives. Until then
 * the page works as it does without JavaScript.
 */
export const fetchMessages = async (locale: Locale, address: string): Promise<Partial<Messages>> => {
  const first = await readMessages(address, 'default').catch(() => null);
  for (let tries = 0, messages = first; ; tries++) {
    if (messages) return messages;
    const delay = messageRetryDelays[Math.min(tries, messageRetryDelays.length - 1)] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, delay));
    messages = await readMessages(currentMessagesPath(locale), 'no-cache').catch(() => null);
  }
};
