import { data } from 'react-router';
import { readLocale } from '../platform/preferences.ts';
import type { Route } from './+types/not-found-page.ts';
import { notFoundMeta } from './error-meta.ts';
import { NotFound } from './error-panel.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  data({ locale: readLocale(request, context) }, { status: 404 });

export const meta: Route.MetaFunction = ({ loaderData }) => notFoundMeta(loaderData?.locale ?? 'en');

const NotFoundPage = () => <NotFound />;

export default NotFoundPage;
