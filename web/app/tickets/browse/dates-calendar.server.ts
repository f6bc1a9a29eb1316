import { calendarFile } from '@golark/contract/calendar-files/rules';
import { eventPath } from '@golark/contract/event-paths';
import { eventEntryOf } from '@golark/contract/events/calendar-entry';
import type { EventCard } from '@golark/contract/events/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { translatorOf } from '../../platform/translations.ts';

type CalendarOf = { slug: string; events: readonly EventCard[]; locale: Locale; now: Date; url: URL };

/** The events to come as a calendar file; those whose hour is not known yet are left out. */
export const datesCalendar = ({ slug, events, locale, now, url }: CalendarOf): Response => {
  const t = translatorOf(locale, 'ticketBrowse');
  const entries = events
    .filter(({ isTimeTbd }) => !isTimeTbd)
    .map((event) =>
      eventEntryOf(event, {
        uid: `${event.id}@golark`,
        summary: event.title,
        description: t('calendar.description', { venue: event.venue.name }),
        url: new URL(eventPath(event.id), url).href,
        place: [event.venue.city.name, event.venue.state.name],
      }),
    );
  return new Response(calendarFile(entries, { product: 'Events', now }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="golark-${slug}.ics"`,
    },
  });
};
