import type { Locale } from '@golark/contract/locale/rules';
import type { Messages } from '../messages/en.ts';

/** After these many milliseconds it is tried again; the last holds for every later try. */
export const messageRetryDelays = [0, 1_000, 3_000, 10_000, 30_000] as const;

const withinMilliseconds = 10_000;

/** Any hash that is not the current one gives the current messages. */
export const currentMessagesAddress = (locale: Locale): string => `/_i18n/current/${locale}/messages.json`;

const readMessages = async (address: string, cache: RequestCache): Promise<Messages> => {
  const answer = await fetch(address, { cache, signal: AbortSignal.timeout(withinMilliseconds) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Messages;
};

/**
 * The file that the page names; if it does not come, the current one past every cache, until it comes. Meanwhile
 * the page is what it is without JavaScript: its links and forms work.
 */
export const fetchMessages = async (locale: Locale, address: string): Promise<Messages> => {
  const first = await readMessages(address, 'default').catch(() => null);
  for (let tries = 0, messages = first; ; tries++) {
    if (messages) return messages;
    const delay = messageRetryDelays[Math.min(tries, messageRetryDelays.length - 1)] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, delay));
    messages = await readMessages(currentMessagesAddress(locale), 'no-cache').catch(() => null);
  }
};
