export { pictureJobs, pictureRecurringJobs } from './jobs.ts';
export { registerPictureRoutes } from './routes.ts';
