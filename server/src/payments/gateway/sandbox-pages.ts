import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { assertSameOrigin, originOf } from '#platform/http/origins';
import { type SandboxPage, sendSandboxPage } from '#platform/http/sandbox-page';
import { advanceSandbox, postInProcess } from './advance-sandbox.ts';
import { isSandbox, type SandboxGateway } from './sandbox.ts';
import { newDeviceSession } from './sandbox-devices.ts';

const challengePage = (paymentId: string, amount: number): SandboxPage => ({
  title: 'Confirm this payment',
  body: `<h1>Confirm this payment</h1>
<p>This page stands in for the buyer's bank. Test mode: nothing is charged.</p>
<p>Amount: <strong>$${(amount / 100).toFixed(2)}</strong></p>
<form method="post" action="/dev/sandbox/3ds/${paymentId}/complete"><button>Complete</button></form>
<form method="post" action="/dev/sandbox/3ds/${paymentId}/fail"><button>Fail</button></form>`,
});

/** Sends the id of the collected data to the page that opened this one, and only to our own origin. */
const devicePage = (secret: Uint8Array): SandboxPage => ({
  title: 'Device data',
  body: '<p>Device data collected.</p>',
  script: `(window.opener ?? window.parent).postMessage({ sessionId: ${JSON.stringify(newDeviceSession(secret))} }, window.location.origin)`,
});

const registerChallenge = (app: FastifyInstance, ctx: Context, sandbox: SandboxGateway): void => {
  app.get<{ Params: { paymentId: string } }>('/dev/sandbox/3ds/:paymentId', async (request, reply) => {
    const { paymentId } = request.params;
    const challenge = await sandbox.findChallenge(paymentId);
    if (!challenge) throw notFound('This payment');
    return sendSandboxPage(reply, challengePage(paymentId, challenge.amount));
  });

  app.post<{ Params: { paymentId: string; answer: string } }>(
    '/dev/sandbox/3ds/:paymentId/:answer(complete|fail)',
    async (request, reply) => {
      assertSameOrigin(originOf(request), ctx.origins);
      const { paymentId, answer } = request.params;
      const returnUrl = await sandbox.answerChallenge(paymentId, answer === 'complete');
      if (!returnUrl) throw notFound('This payment');
      // a webhook that fails now is sent again every minute
      await advanceSandbox(ctx, postInProcess(app)).catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'webhook'),
      );
      return reply.redirect(returnUrl, 303);
    },
  );
};

/** The pages under `/dev/sandbox/` that a buyer's browser opens; for demo mode only. */
export const registerSandboxPages = (app: FastifyInstance, ctx: Context): void => {
  const { gateway } = ctx;
  if (!isSandbox(gateway)) return;
  app.register(async (scope) => {
    // forms of these pages have no fields that are read
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
    registerChallenge(scope, ctx, gateway);
    scope.route({
      method: ['GET', 'POST'],
      url: '/dev/sandbox/device',
      handler: async (_request, reply) => sendSandboxPage(reply, devicePage(ctx.secret)),
    });
  });
};
