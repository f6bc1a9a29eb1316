import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { serveBuiltFiles } from '../src/web/page-build.ts';
import { registerPages } from '../src/web/register-pages.ts';
import type { TestApp } from './test-app.ts';

export interface ServedPages {
  app: FastifyInstance;
  /** The paths of the pages that were rendered, in their order. */
  rendered: string[];
  close(): Promise<void>;
}

/** The pages of the web build in the HTTP application, on the database of a test. `npm run build` makes the build. */
export const servePages = async (golark: TestApp): Promise<ServedPages> => {
  const app = await createApp(golark.ctx, { phase: 'ready' });
  const build = await (await serveBuiltFiles(app))();
  const rendered: string[] = [];
  const render = build.entry.module.default;
  const module: typeof build.entry.module = {
    ...build.entry.module,
    default: (request, ...rest) => {
      rendered.push(new URL(request.url).pathname);
      return render(request, ...rest);
    },
  };
  const counting = { ...build, entry: { ...build.entry, module } };
  await registerPages(app, golark.ctx, { load: async () => counting, isDev: false });
  await app.ready();
  return { app, rendered, close: () => app.close() };
};
