import { data } from 'react-router';
import { DefaultChrome } from '../../chrome/default-chrome.tsx';
import { demoContext } from '../../platform/request-context.ts';
import type { Route } from './+types/gallery-page.ts';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(demoContext)) throw data(null, { status: 404 });
  return null;
}

export default function GalleryPage() {
  return <DefaultChrome>{null}</DefaultChrome>;
}
