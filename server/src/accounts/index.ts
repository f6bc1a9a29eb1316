export { authenticate } from './authenticate.ts';
export { createDemoAccount } from './create-demo-account.ts';
export { registerAccountRoutes } from './routes.ts';
export { findAccountByEmail, findManagerOf } from './store.ts';
