export { authenticate } from './authenticate.ts';
export { registerAccountRoutes } from './routes.ts';
