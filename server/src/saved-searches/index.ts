export { savedSearchJobs, savedSearchRecurringJobs } from './jobs.ts';
export { savedSearchPersonalData } from './personal-data.ts';
export { registerSavedSearchRoutes } from './routes.ts';
