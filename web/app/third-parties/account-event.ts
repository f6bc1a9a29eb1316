import { accountEventCookie, isAccountEvent } from '../platform/account-event.ts';
import type { PageEvent } from './page-events.ts';

/** Signup or Login if the page was reached by one; returned once. */
export const takeAccountEvent = (): PageEvent | null => {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${accountEventCookie}=`));
  const name = entry?.slice(accountEventCookie.length + 1);
  if (!isAccountEvent(name)) return null;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${accountEventCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  return { name, properties: {} };
};
