import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('chrome/default-layout.tsx', [index('home/home-page.tsx')]),

  route('preferences', 'chrome/preferences.ts'),
  layout('chrome/default-layout.tsx', { id: 'rest' }, [
    route('dev/ui', 'ui/gallery/gallery-page.tsx'),
    route('*', 'chrome/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
