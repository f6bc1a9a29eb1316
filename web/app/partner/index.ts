export { actingAs, readHostPage } from './read-host-page.ts';
