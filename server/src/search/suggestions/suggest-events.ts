import type { Day } from '@golark/contract/dates/rules';
import { eventPath, performerPath, venuePath } from '@golark/contract/event-paths';
import type { Locale } from '@golark/contract/locale/rules';
import { searchPath } from '@golark/contract/paths';
import { venueRadiusMeters } from '@golark/contract/search/rules';
import type { Suggestion } from '@golark/contract/suggestions/schemas';
import { type MatchedEvent, matchEvents } from '#events/suggested';
import type { Context } from '#platform/context';
import { formatDay } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import type { StayPoints } from '../rules/stay-points.ts';
import { roundedDegrees, type Suggested } from './suggest-places.ts';

/** More than a list shows of them. */
const ofEach = 8;

const sizes = { performer: 150_000, venue: 60_000, event: 50_000 };

const presentEvent = (found: MatchedEvent, locale: Locale): Suggestion => {
  const common = { kind: found.kind, id: found.id, icon: null, stayCount: null };
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

type Shown = { stays: StayPoints; locale: Locale };

type Venue = Extract<MatchedEvent, { kind: 'performer' | 'venue' }>;

/** The search around a venue, for those who want to sleep near it; null for what has no place of its own. */
const suggestNear = (found: Venue, { stays, locale }: Shown): Suggested | null => {
  const { id, name, city, latitude: lat, longitude: lng } = found;
  if (!city || lat === null || lng === null) return null;
  const kind = 'near-venue';
  const query = `?ll=${roundedDegrees(lat)},${roundedDegrees(lng)}&radius=${venueRadiusMeters}`;
  return {
    ...found.match,
    kind,
    shownAs: `${kind} · ${id}`,
    size: sizes.venue,
    present: () => ({
      kind,
      id,
      label: translatorOf(locale, 'suggestions')('near', { venue: name }),
      detail: `${city.name}, ${city.state_name}`,
      path: searchPath({ state: city.state_slug, city: city.slug }, query),
      icon: null,
      stayCount: stays.around({ lat, lng }, venueRadiusMeters),
    }),
  };
};

/** Differs where what is shown does: two shows on one day look the same. */
const lookOf = (found: MatchedEvent): string =>
  found.kind === 'event'
    ? `event · ${found.title} · ${found.day} · ${found.venue_name} · ${found.city?.name}`
    : `${found.kind} · ${found.name} · ${found.city?.id ?? found.event_count}`;

export const suggestEvents = async (ctx: Context, text: string, options: Shown): Promise<Suggested[]> =>
  (await matchEvents(ctx, text, ofEach)).flatMap((found) => {
    const page: Suggested = {
      ...found.match,
      kind: found.kind,
      shownAs: lookOf(found),
      size: sizes[found.kind],
      present: () => presentEvent(found, options.locale),
    };
    const near = found.kind === 'event' ? null : suggestNear(found, options);
    return near ? [page, near] : [page];
  });
