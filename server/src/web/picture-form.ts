import type { IncomingMessage } from 'node:http';
import { formMegabytes } from '@golark/contract/listing-pictures/rules';
import { listingImagesPath } from '@golark/contract/partner-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooBusy } from '#platform/http/work-queue';

/** A form without JavaScript is in memory several times while its pictures are read. */
const formsAtOnce = 2;

const pageOf = ({ query }: FastifyRequest): string => {
  const { listing } = query as { listing?: unknown };
  return listingImagesPath(typeof listing === 'string' ? listing : '');
};

const isTooLarge = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'FST_ERR_CTP_BODY_TOO_LARGE';

/** Far more than a form of photographs. */
const mostDiscarded = 250 * 1_048_576;

/** A browser that is still sending reads no response: what it sends is read first, and thrown away. */
const discardBody = (body: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let bytes = 0;
    body.on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > mostDiscarded) resolve();
    });
    body.once('end', resolve).once('close', resolve).resume();
  });

/**
 * The form with which pictures are uploaded without JavaScript may be larger than those of other pages: for hosts only, and a few at a
 * time. The page says so when it was too large.
 */
export const registerPictureForm = (
  pages: FastifyInstance,
  app: FastifyInstance,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void => {
  const reading = new Set<FastifyRequest>();
  pages.route({
    method: 'POST',
    url: listingImagesPath(),
    handler,
    config: { work: 'forms' },
    compress: false,
    bodyLimit: formMegabytes * 1_048_576,
    onRequest: async (request, reply) => {
      const caller = await app.callerOf(request).catch(() => null);
      // the page leads to the login or to how to become a host
      if (!caller?.session?.account.hosts.length) return reply.redirect(pageOf(request), 303);
      if (reading.size >= formsAtOnce) throw tooBusy();
      reading.add(request);
    },
    onResponse: async (request) => {
      reading.delete(request);
    },
    errorHandler: async (error, request, reply) => {
      if (!isTooLarge(error)) throw error;
      await discardBody(request.raw);
      return reply.redirect(`${pageOf(request)}&tooLarge=1`, 303);
    },
  });
};
