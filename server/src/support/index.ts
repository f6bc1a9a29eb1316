export { supportRecurringJobs } from './jobs.ts';
export { supportListeners } from './listeners.ts';
export { supportPersonalData } from './personal-data.ts';
export { registerSupportRoutes } from './routes.ts';
