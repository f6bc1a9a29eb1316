import { reservationsPath } from '@golark/contract/partner-paths';
import { redirect } from 'react-router';
import type { Route } from './+types/partner-home.ts';
import { readHostPage } from './read-host-page.ts';

/** The area of hosts begins with the requests that wait. */
export const loader = (args: Route.LoaderArgs) => {
  readHostPage(args);
  throw redirect(reservationsPath());
};
