import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // A page's script is one file: with a missing part the page would be empty instead of showing its error
  splitRouteModules: false,
} satisfies Config;
