export { payoutJobs } from './jobs.ts';
export { payoutPersonalData } from './personal-data.ts';
export { isSandboxPayouts, sandboxPayouts } from './provider/sandbox.ts';
export { registerPayoutSandboxPages } from './provider/sandbox-pages.ts';
export { stripePayouts } from './provider/stripe.ts';
export { registerPayoutRoutes } from './routes.ts';
export { hasPayoutsSetUp } from './store.ts';
