export { registerSearchRoutes } from './routes.ts';
