import { listEvents } from '@golark/contract/events/calls';
import type { EventCard } from '@golark/contract/events/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import { browserApi, callApi } from '../../platform/api-client.ts';
import { useTranslations } from '../../platform/translations.ts';
import type { ListState, OptionGroup } from '../../ui/grouped-list.tsx';
import { useEventDay } from '../parts/event-words.ts';
import { useLookUp } from '../parts/use-look-up.ts';

const shown = 8;

type Found = { query: string; events: EventCard[]; hasFailed: boolean };

const lookUp = async (query: string, signal: AbortSignal): Promise<Found> => {
  const found = await callApi(browserApi, listEvents, { query: { q: query, pageSize: shown }, signal });
  const events = found.ok ? nodesOf(found.data).filter(({ status }) => status !== 'CANCELED') : [];
  return { query, events, hasFailed: !found.ok };
};

/** Events for the typed words; an outdated request is aborted. The id of an option is that of its event. */
export const useEventSuggestions = (typed: string): { state: ListState; groups: OptionGroup[] } => {
  const t = useTranslations('sell.find');
  const eventDay = useEventDay();
  const { found, state } = useLookUp(typed, lookUp);
  const options = (found?.events ?? []).map((event) => ({
    id: event.id,
    label: event.title,
    note: t('eventNote', { day: eventDay(event), venue: event.venue.name }),
  }));
  return {
    state,
    groups: [{ id: 'events', title: t('events'), options }],
  };
};
