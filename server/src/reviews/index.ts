export { reviewJobs, reviewListeners, reviewRecurringJobs } from './jobs.ts';
export { reviewPersonalData } from './personal-data.ts';
export { registerReviewRoutes } from './routes.ts';
export { reviewWindowOf } from './rules/review-window.ts';
export { listReviewedBookings } from './store.ts';
