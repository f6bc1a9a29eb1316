import { createContext, useContext } from 'react';
import type { ActingHost } from '../read-host-page.ts';
import type { FeedOutcome } from './feed-outcome.ts';

/** The values to which every form about the calendars of a listing refers. */
export type FeedForms = {
  listing: { id: string; title: string; timeZone: string };
  host: ActingHost;
  outcome: FeedOutcome | undefined;
};

const Context = createContext<FeedForms | null>(null);

export const FeedFormsProvider = Context.Provider;

export const useFeedForms = (): FeedForms => {
  const forms = useContext(Context);
  if (!forms) throw new Error('a form about an imported calendar is outside of its page');
  return forms;
};
