import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // A page's script is one file: a part of it that gets lost would leave the page empty instead of showing its error
  splitRouteModules: false,
} satisfies Config;
