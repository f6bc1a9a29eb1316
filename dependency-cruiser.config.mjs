// One direction of imports, see docs/architecture.md. Each rule has been violated once to see that it fails.
import fs from 'node:fs';

const features = '^server/src/(?!platform|cli)([^/]+)/';

/** Features in later rows may import features in earlier rows. */
const layers = JSON.parse(fs.readFileSync(new URL('server/feature-layers.json', import.meta.url), 'utf8'));
const upward = layers.slice(0, -1).map((layer, i) => ({
  name: `no-arrow-upward-from-${layer[0]}`,
  severity: 'error',
  from: { path: `^server/src/(${layer.join('|')})/` },
  to: {
    path: `^server/src/(${layers
      .slice(i + 1)
      .flat()
      .join('|')})/`,
  },
}));

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: { pathNot: '\\+types' }, to: { circular: true } },
    {
      name: 'contract-imports-no-other-package',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(messages|server|web|catalog)/' },
    },
    {
      name: 'messages-import-only-the-contract',
      severity: 'error',
      from: { path: '^messages/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web|catalog)/' },
    },
    {
      name: 'pages-load-no-emails-or-price-lines',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^messages/server/' },
    },
    {
      name: 'server-imports-no-messages-of-pages',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^messages/pages/' },
    },
    {
      name: 'browser-code-imports-no-schemas',
      severity: 'error',
      from: { path: '^web/app/', pathNot: '\\.(server|test)\\.tsx?$' },
      to: { path: '^(contract/.*schemas\\.ts|node_modules/zod)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-schemas-use-zod',
      severity: 'error',
      from: { path: '^contract/', pathNot: '(schemas|\\.test)\\.ts$' },
      to: { path: 'schemas\\.ts$|node_modules/zod', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'catalog-imports-only-the-contract',
      severity: 'error',
      from: { path: '^catalog/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'only-demo-commands-and-drawings-import-the-catalog',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['\\.test\\.ts$', '^server/src/cli/', '^server/src/platform/files/drawing-'],
      },
      to: { path: '^catalog/' },
    },
    {
      name: 'web-and-server-meet-in-the-contract',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|catalog)/' },
    },
    {
      name: 'server-does-not-import-the-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'platform-imports-no-feature',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: features },
    },
    {
      name: 'web-platform-and-ui-import-no-feature',
      severity: 'error',
      from: { path: '^web/app/(platform|ui)/', pathNot: 'gallery' },
      to: { path: '^web/app/(?!platform|ui|messages|brand|root|\\+types)[^/]+/' },
    },
    {
      name: 'features-import-only-the-index-of-others',
      severity: 'error',
      from: { path: features, pathNot: '\\.test\\.ts$' },
      to: { path: features, pathNot: ['^server/src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'own-index-is-for-others',
      severity: 'error',
      from: { path: features, pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/$1/index\\.ts$' },
    },
    {
      name: 'rules-do-no-io',
      severity: 'error',
      from: { path: '^server/src/[^/]+/rules/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(server/src/platform|node_modules/(kysely|pg|fastify)|node:fs)|store\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'account-data-knows-features-by-their-declarations',
      severity: 'error',
      from: { path: '^server/src/account-data/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(?!account-data|accounts|platform)' },
    },
    {
      name: 'only-the-app-imports-routes',
      severity: 'error',
      from: { pathNot: '(/index|^server/src/app)\\.ts$' },
      to: { path: '^server/src/[^/]+/routes\\.ts$' },
    },
    {
      name: 'pages-are-leaves',
      severity: 'error',
      from: { pathNot: '(^web/app/routes\\.ts|\\.test\\.tsx?|\\+types.*)$' },
      to: { path: '-page\\.tsx$' },
    },
    ...upward,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.react-router|web/build|\\+types)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
