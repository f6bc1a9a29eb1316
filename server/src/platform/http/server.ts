import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { Failure, notFound } from '../failure.ts';
import type { Logger } from '../log.ts';
import { respondWithProblem } from './problem.ts';

const mebibyte = 1_048_576;
const callsPerMinute = 1200;
const loopback = /^(127\.|::1$|::ffff:127\.)/;

export const isLoopback = (ip: string): boolean => loopback.test(ip);

/** Loopback is exempt in demo mode, so that developers and tests are not limited. */
const isUnlimited = (config: Config, ip: string): boolean =>
  config.mode === 'demo' && !config.limitLoopback && isLoopback(ip);

const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // DELETE calls of the specification send a JSON content type and no body
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
};

const addSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // pages with a secret in their URL set a stricter policy
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('x-frame-options', 'SAMEORIGIN');
    if (config.publicUrl?.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
  });
};

/** The HTTP server without features: request ids, limits, headers, errors. */
export const createHttpServer = async (config: Config, log: Logger): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log.child({}, { level: log.level === 'silent' ? 'silent' : log.level }),
    // one log line per request, written below, instead of the framework's two
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mebibyte,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }) as unknown as FastifyInstance;
  app.decorate('calls', []);
  app.decorate('checkResponses', false);
  acceptEmptyJson(app);
  addSecurityHeaders(app, config);
  app.setErrorHandler(respondWithProblem);
  app.setNotFoundHandler(async () => {
    throw notFound('This address');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, id, ip } = request;
    const path = url.split('?')[0];
    log.info(
      { id, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip },
      'request',
    );
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => isUnlimited(config, request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure('RATE_LIMITED', {
        detail: 'Too many calls. Try again in a minute.',
        retryAfterSeconds: Math.ceil(ttl / 1000),
      }),
  });
  return app;
};

/** Whether limits per IP address exclude this caller. */
export const isExemptFromAddressLimits = isUnlimited;
