export { registerAccountDataRoutes } from './routes.ts';
