import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { chunkType } from '@golark/contract/listing-pictures/rules';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { badInput, Failure, notFound } from '../failure.ts';
import type { Logger } from '../log.ts';
import { limitWork } from './admission.ts';
import { isInProcess } from './call-in-process.ts';
import { brotliOptions } from './compression.ts';
import { faultOfUrl } from './fault-of-url.ts';
import { respondWithProblem } from './problem.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { isApiPath, isHost, pathOfTarget } from './request-target.ts';

const mebibyte = 1_048_576;
const callsPerMinute = 1200;

/** Clients that send or read slowly are cut off: each holds a connection and its memory. */
const timeouts = {
  /** From the first byte of a request to its last. */
  requestMilliseconds: 20_000,
  headersMilliseconds: 10_000,
  /** Nothing was sent or received. */
  idleMilliseconds: 60_000,
  /** How often the first two are checked. */
  checkMilliseconds: 1000,
};
const loopback = /^(127\.|::1$|::ffff:127\.)/;

export const isLoopback = (ip: string): boolean => loopback.test(ip);

/** Loopback is exempt in demo mode, so that developers and tests are not limited. */
const isUnlimited = (config: Config, ip: string): boolean =>
  config.mode === 'demo' && !config.limitLoopback && isLoopback(ip);

/** JSON is the type of a body, and bytes for a call that says so; all others return 415. */
const limitBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // DELETE calls of the specification send a JSON content type and no body
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
  // one call accepts bytes; all others reject them before they are read
  app.addContentTypeParser(chunkType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

const rejectInvalidAddresses = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (!isHost(request.host)) throw badInput('Host', 'invalid');
    const fault = isApiPath(request.url) ? faultOfUrl(request.url) : null;
    if (fault) throw badInput(fault, 'invalid');
  });
};

/** Of every method: a page must not answer for a call, and a call with another method does not exist. */
const rejectUnknownCalls = (app: FastifyInstance): void => {
  // before the body is parsed: what it contains does not matter
  const onRequest = async () => {
    throw notFound('This address');
  };
  for (const url of ['/v1', '/v1/*', '/api', '/api/*'])
    app.route({ method: [...app.supportedMethods], url, onRequest, handler: onRequest });
};

/** A response to a request that may carry a session is never stored; other calls may set their own rule. */
const forbidStorage = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    if (!isApiPath(request.url)) return;
    const hasCredentials = request.headers.authorization ?? request.headers.cookie;
    if (hasCredentials || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
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
    requestTimeout: timeouts.requestMilliseconds,
    connectionTimeout: timeouts.idleMilliseconds,
    http: {
      headersTimeout: timeouts.headersMilliseconds,
      connectionsCheckingInterval: timeouts.checkMilliseconds,
    },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: (request) => pathOfTarget(request.url ?? '/'),
    // a path that cannot be decoded has no route, and therefore none of the hooks below
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).header('cache-control', 'no-store');
      respondWithProblem(error, request as FastifyRequest, reply as FastifyReply);
    },
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }) as unknown as FastifyInstance;
  app.decorate('calls', []);
  app.decorate('sitemaps', []);
  app.decorate('checkResponses', false);
  // first, so that nothing is done for a request that is refused
  limitWork(app);
  limitBodies(app);
  addSecurityHeaders(app, config);
  forbidStorage(app);
  rejectInvalidAddresses(app);
  app.setErrorHandler(respondWithProblem);
  app.setNotFoundHandler(async () => {
    throw notFound('This address');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, originalUrl, id, ip } = request;
    const path = originalUrl.split('?')[0];
    log.info(
      { id, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip },
      'request',
    );
  });
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: brotliOptions(),
  });
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    // a page counts once, however many calls it makes
    allowList: (request) => isInProcess() || isUnlimited(config, request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure('RATE_LIMITED', {
        detail: 'Too many calls. Try again in a minute.',
        retryAfterSeconds: Math.ceil(ttl / 1000),
      }),
  });
  rejectUnknownCalls(app);
  return app;
};

/** Whether limits per IP address exclude this caller. */
export const isExemptFromAddressLimits = isUnlimited;
