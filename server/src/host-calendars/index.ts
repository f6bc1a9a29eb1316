export { hostCalendarRecurringJobs } from './jobs.ts';
export { hostCalendarPersonalData } from './personal-data.ts';
export { registerHostCalendarRoutes } from './routes.ts';
