export { registerSupportRoutes } from './routes.ts';
export { listMessagesOf } from './store.ts';
