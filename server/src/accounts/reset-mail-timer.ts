import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { answerResetRequests } from './request-password-reset.ts';

const milliseconds = 1000;

/**
 * Writes the mails asked for within a second, together: the next request of whoever measures is not slowed by them.
 * What a crash leaves over, the recurring job finds.
 */
export const soonAfterwards = (app: FastifyInstance, ctx: Context): (() => void) => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    timer = null;
    running = answerResetRequests(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'reset mails not written; the job tries again');
    });
  };
  app.addHook('onClose', async () => {
    if (timer) clearTimeout(timer);
    await running;
  });
  return () => {
    timer ??= setTimeout(run, milliseconds).unref();
  };
};
