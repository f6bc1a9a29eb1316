export { registerDestinationRoutes } from './routes.ts';
