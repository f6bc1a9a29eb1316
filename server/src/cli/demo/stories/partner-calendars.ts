import { addCalendarFeed } from '@golark/contract/calendar-feeds/calls';
import { sampleSiteHost } from '#calendar-feeds';
import { homesWithCalendars } from '../fill-partner-stays.ts';
import type { Stories, Story } from '../run-stories.ts';
import { hoursAgo, type Scene } from '../scene.ts';

/** The partner imports the calendars of homes that it also offers on a site that is made up. */
async function* partnerCalendars(scene: Scene): Story {
  const { world, partner, partnerStays } = scene;
  yield hoursAgo(scene, 0.3);
  for (const listingId of partnerStays.slice(0, homesWithCalendars)) {
    const url = `https://${sampleSiteHost}/ical/${listingId}.ics`;
    await world.call(partner, addCalendarFeed, { params: { listingId }, body: { url, name: 'Harborstay' } });
  }
}

export const siteCalendars: Stories = { 'calendars of another site': partnerCalendars };
