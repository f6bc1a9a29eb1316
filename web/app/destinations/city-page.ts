import { redirect } from 'react-router';
import type { Route } from './+types/city-page.ts';

/** A city's stays stand on its search page. */
export const loader = ({ params, url }: Route.LoaderArgs) => {
  return redirect(`/s/${encodeURIComponent(params.state)}/${encodeURIComponent(params.city)}/${url.search}`);
};
