import { searchPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import type { Route } from './+types/city-page.ts';

/** A city's stays stand on its search page. */
export const loader = ({ params, url }: Route.LoaderArgs) =>
  redirect(searchPath({ state: params.state, city: params.city }, url.search));
