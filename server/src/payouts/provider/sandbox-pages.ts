import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { assertSameOrigin, originOf } from '#platform/http/origins';
import { type SandboxPage, sendSandboxPage } from '#platform/http/sandbox-page';
import { isSandboxPayouts, type SandboxOutcome, type SandboxPayouts, sandboxOutcomes } from './sandbox.ts';

const labels: Record<SandboxOutcome, string> = {
  verified: 'Verified',
  incomplete: 'More information needed',
  checking: 'Being checked',
  refused: 'Refused',
};

const choicePage = (accountId: string): SandboxPage => ({
  title: 'Sandbox: payout account',
  body: `<h1>Sandbox: payout account</h1>
<p>This page stands in for the company that pays hosts. Test mode: it takes no bank details, and nothing is paid.</p>
<p>Choose what it decides about this account:</p>
${sandboxOutcomes
  .map(
    (outcome) =>
      `<form method="post" action="/dev/sandbox/payouts/${accountId}/${outcome}"><p><button>${labels[outcome]}</button></p></form>`,
  )
  .join('\n')}`,
});

/** The host reads the new state on the way back as well, so that a webhook that fails is not sent again. */
const postEvent = async (
  app: FastifyInstance,
  ctx: Context,
  webhook: ReturnType<SandboxPayouts['signEvent']>,
) => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/v1/payouts/webhook/sandbox',
    headers: webhook.headers,
    payload: webhook.rawBody,
  });
  if (statusCode !== 200) ctx.log.warn({ statusCode }, 'the webhook of the payout sandbox was refused');
};

/** The page under `/dev/sandbox/` that a host opens; for demo mode only. */
export const registerPayoutSandboxPages = (app: FastifyInstance, ctx: Context): void => {
  const { payoutProvider: sandbox } = ctx;
  if (!isSandboxPayouts(sandbox)) return;
  app.register(async (scope) => {
    // the forms of this page have no fields
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));

    scope.get<{ Params: { accountId: string } }>(
      '/dev/sandbox/payouts/:accountId',
      async (request, reply) => {
        const { accountId } = request.params;
        if (!(await sandbox.hasAccount(accountId))) throw notFound('This account');
        return sendSandboxPage(reply, choicePage(accountId));
      },
    );

    scope.post<{ Params: { accountId: string; outcome: SandboxOutcome } }>(
      `/dev/sandbox/payouts/:accountId/:outcome(${sandboxOutcomes.join('|')})`,
      async (request, reply) => {
        assertSameOrigin(originOf(request), ctx.origins);
        const { accountId, outcome } = request.params;
        const returnUrl = await sandbox.chooseOutcome(accountId, outcome);
        if (!returnUrl) throw notFound('This account');
        await postEvent(app, ctx, sandbox.signEvent({ id: `evt_${randomUUID()}`, accountId }));
        return reply.redirect(returnUrl, 303);
      },
    );
  });
};
