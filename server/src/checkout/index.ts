export { registerCheckoutRoutes } from './routes.ts';
