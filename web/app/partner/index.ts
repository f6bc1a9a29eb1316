export { actingAs, type HostRequest, readHostPage } from './read-host-page.ts';
