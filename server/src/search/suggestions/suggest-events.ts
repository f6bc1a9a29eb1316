import type { Day } from '@golark/contract/dates/rules';
import { eventPath, performerPath, venuePath } from '@golark/contract/event-paths';
import type { Locale } from '@golark/contract/locale/rules';
import type { Suggestion } from '@golark/contract/suggestions/schemas';
import { type MatchedEvent, matchEvents } from '#events/suggested';
import type { Context } from '#platform/context';
import { formatDay } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import type { Suggested } from './suggest-places.ts';

/** More than a list shows of them. */
const ofEach = 8;

const sizes = { performer: 150_000, venue: 60_000, event: 50_000 };

const presentEvent = (found: MatchedEvent, locale: Locale): Suggestion => {
  const common = { kind: found.kind, id: found.id, stayCount: null };
  if (found.kind === 'event') {
    const detail = [formatDay(found.day as Day, locale), found.venue_name, found.city?.name ?? ''].join(
      ' · ',
    );
    return { ...common, label: found.title, detail, path: eventPath(found.id) };
  }
  const { kind, name: label, slug, event_count: count, city } = found;
  if (kind === 'venue')
    return {
      ...common,
      label,
      detail: city ? `${city.name}, ${city.state_name}` : '',
      path: venuePath(slug),
    };
  const detail = translatorOf(locale, 'suggestions')('events', { count });
  return { ...common, label, detail, path: performerPath(slug) };
};

export const suggestEvents = async (ctx: Context, text: string, locale: Locale): Promise<Suggested[]> =>
  (await matchEvents(ctx, text, ofEach)).map((found) => {
    const suggestion = presentEvent(found, locale);
    return {
      ...found.match,
      kind: found.kind,
      shownAs: [found.kind, suggestion.label, suggestion.detail].join(' · '),
      size: sizes[found.kind],
      present: () => suggestion,
    };
  });
