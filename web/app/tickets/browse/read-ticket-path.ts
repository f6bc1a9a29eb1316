import { ticketCategoryPath } from '@golark/contract/event-paths';
import { type TimeWord, timeWords } from '@golark/contract/events/rules';

/** What `/tickets/sports/hockey/this-weekend/` names; `path` is the address that it has in its shortest form. */
export type TicketPath = { parts: readonly string[]; when: TimeWord | null; path: string };

const mostParts = 2;

const timeWordOf = (part: string | undefined): TimeWord | null =>
  timeWords.find((word) => word === part) ?? null;

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // a stray percent sign: a name that nothing has
    return part;
  }
};

const withoutTimeWords = (parts: readonly string[]) => {
  const end = parts.findLastIndex((part) => timeWordOf(part) === null) + 1;
  return { named: parts.slice(0, end), when: timeWordOf(parts.at(-1)) };
};

/** The address in its shortest form (specification, section 2); null for paths under `/tickets/event/`. */
export const readTicketPath = (pathname: string): TicketPath | null => {
  const given = pathname.split('/').slice(2).filter(Boolean).map(decode);
  if (given[0] === 'event') return null;
  const parts = given.map((part) => part.toLowerCase()).filter((part) => part !== 'parking');
  const whole = withoutTimeWords(parts);
  const cut = withoutTimeWords(whole.named.slice(0, mostParts));
  const when = whole.when ?? cut.when;
  return { parts: cut.named, when, path: ticketCategoryPath([...cut.named, ...(when ? [when] : [])]) };
};
