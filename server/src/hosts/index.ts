export { registerHostRoutes } from './routes.ts';
