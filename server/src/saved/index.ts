export { savedPersonalData } from './personal-data.ts';
export { registerSavedRoutes } from './routes.ts';
