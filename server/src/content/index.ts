export { eraseRenderings, renderAhead } from './picture-files.ts';
export { registerContentRoutes } from './routes.ts';
