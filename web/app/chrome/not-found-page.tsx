import { data } from 'react-router';
import { readLocale } from '../platform/preferences.ts';
import type { Route } from './+types/not-found-page.ts';
import { notFoundMeta } from './error-meta.ts';
import { NotFound } from './error-panel.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  return data({ locale: readLocale(request, context) }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => notFoundMeta(loaderData?.locale ?? 'en');

export default function NotFoundPage() {
  return <NotFound />;
}
