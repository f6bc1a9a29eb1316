export { registerContentRoutes } from './routes.ts';
