export { flagListeners } from './listeners.ts';
export { flagPersonalData } from './personal-data.ts';
export { readFlags } from './read-flags.ts';
export { registerFlagRoutes } from './routes.ts';
export { countAccountRules, deleteFlag, listFlags, writeAccountRule, writeFlag } from './store.ts';
