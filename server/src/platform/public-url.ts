import type { Config } from './config.ts';
import type { Context } from './context.ts';

/** The origin at which the pages of this server are found. */
export const publicOrigin = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://127.0.0.1:${port}`;

/** The full address of one of our pages or files, as emails and other services need it. */
export const publicUrlOf = (ctx: Pick<Context, 'config'>, path: string): string =>
  `${publicOrigin(ctx.config)}${path}`;
