import type { FastifyInstance } from 'fastify';
import { registerAccountDataRoutes } from '#account-data';
import { authenticate, registerAccountRoutes } from '#accounts';
import { registerBookingRoutes } from '#booking';
import { registerCalendarFeedRoutes } from '#calendar-feeds';
import { registerCalendarRoutes } from '#calendars';
import { registerCheckoutRoutes } from '#checkout';
import { registerContentRoutes } from '#content';
import { registerConversationRoutes } from '#conversations';
import { registerDestinationRoutes } from '#destinations';
import { registerEventRoutes } from '#events';
import { registerFlagRoutes } from '#flags';
import { registerHostCalendarRoutes } from '#host-calendars';
import { registerHostRoutes } from '#hosts';
import { registerInsuranceRoutes } from '#insurance';
import { registerMembershipRoutes } from '#membership';
import { enqueuePaymentEvent } from '#orders';
import { registerPartnerRoutes } from '#partners';
import {
  refuseCardNumbers,
  registerPaymentRoutes,
  registerPaymentWebhook,
  registerSandboxPages,
} from '#payments';
import { registerPayoutRoutes, registerPayoutSandboxPages } from '#payouts';
import { registerPictureRoutes } from '#pictures';
import type { Context } from '#platform/context';
import { registerMailbox } from '#platform/email/mailbox';
import { registerApiDocs } from '#platform/http/api-docs';
import { resolvedCaller } from '#platform/http/call-in-process';
import { deviceIdOf } from '#platform/http/device-cookie';
import { closeWhileDraining, registerHealth, type ServerState } from '#platform/http/health';
import { registerMetrics } from '#platform/http/metrics';
import { createHttpServer } from '#platform/http/server';
import { runOnce } from '#platform/idempotency';
import { publicOrigin } from '#platform/public-url';
import { registerPricingRoutes } from '#pricing';
import { registerReceiptRoutes } from '#receipts';
import { registerReviewRoutes } from '#reviews';
import { registerSavedRoutes } from '#saved';
import { registerSavedSearchRoutes } from '#saved-searches';
import { registerSearchRoutes } from '#search';
import { registerSellingRoutes } from '#selling';
import { registerStayRoutes } from '#stays';
import { registerSupportRoutes } from '#support';
import { registerTicketRoutes } from '#tickets';
import { personalData } from './personal-data.ts';
import { serveFavicon } from './web/serve-favicon.ts';
import { serveRobots } from './web/serve-robots.ts';
import { serveSitemaps } from './web/serve-sitemaps.ts';

/** The HTTP application with every feature, registered by name; `serve` adds the web pages. */
export const createApp = async (ctx: Context, state: ServerState): Promise<FastifyInstance> => {
  const app = await createHttpServer(ctx.config, ctx.log);
  app.decorate('callerOf', async (request) => resolvedCaller() ?? authenticate(ctx, request));
  app.decorate('deviceIdOf', (request, reply) => deviceIdOf(ctx, request, reply));
  app.decorate('runOnce', (request, work) => runOnce(ctx, request, work));
  if (ctx.config.mode === 'production') refuseCardNumbers(app);
  closeWhileDraining(app, state);
  app.addHook('onClose', () => ctx.outbound.close());
  registerHealth(app, ctx.pingDatabase, state);
  registerMetrics(app, ctx);
  registerAccountRoutes(app, ctx);
  registerDestinationRoutes(app, ctx);
  registerStayRoutes(app, ctx);
  registerEventRoutes(app, ctx);
  registerPaymentRoutes(app, ctx);
  // the job that processes a stored event is enqueued here
  registerPaymentWebhook(app, ctx, (trx, event) => enqueuePaymentEvent(ctx, trx, event));
  registerPayoutRoutes(app, ctx);
  registerCalendarRoutes(app, ctx);
  registerPricingRoutes(app, ctx);
  registerSearchRoutes(app, ctx);
  registerBookingRoutes(app, ctx);
  registerMembershipRoutes(app, ctx);
  registerInsuranceRoutes(app, ctx);
  registerTicketRoutes(app, ctx);
  registerSellingRoutes(app, ctx);
  registerCheckoutRoutes(app, ctx);
  registerCalendarFeedRoutes(app, ctx);
  registerPartnerRoutes(app, ctx);
  registerPictureRoutes(app, ctx);
  registerConversationRoutes(app, ctx);
  registerHostCalendarRoutes(app, ctx);
  registerHostRoutes(app, ctx);
  registerReviewRoutes(app, ctx);
  registerSavedRoutes(app, ctx);
  registerSavedSearchRoutes(app, ctx);
  registerReceiptRoutes(app, ctx);
  registerContentRoutes(app, ctx);
  registerFlagRoutes(app, ctx);
  registerSupportRoutes(app, ctx);
  registerAccountDataRoutes(app, ctx, personalData);
  if (ctx.config.mode === 'demo') {
    registerMailbox(app, ctx.db);
    registerSandboxPages(app, ctx);
    registerPayoutSandboxPages(app, ctx);
  }
  registerApiDocs(app, publicOrigin(ctx.config));
  serveFavicon(app);
  serveRobots(app, ctx);
  serveSitemaps(app, ctx);
  return app;
};
