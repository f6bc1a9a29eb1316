import { searchPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import type { Route } from './+types/city-page.ts';

/** The page of a city is its search page. */
export const loader = ({ params, url }: Route.LoaderArgs) =>
  redirect(searchPath({ state: params.state, city: params.city }, url.search));
