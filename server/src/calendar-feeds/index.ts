export { calendarFeedJobs, calendarFeedRecurringJobs } from './jobs.ts';
export { findCalendarLink } from './links.ts';
export { checkCalendars } from './list-conflicts.ts';
export { calendarFeedPersonalData } from './personal-data.ts';
export { registerCalendarFeedRoutes } from './routes.ts';
export { ownUidSuffix } from './rules/own-uid.ts';
export { sampleSiteHost, withSampleSite } from './sample-site.ts';
export { type EventOfSite, listEventsOfRoom } from './store/events.ts';
