import type { FastifyInstance } from 'fastify';
import { cityPictures } from '#destinations';
import { findEventPictureKey, findSeatViewKey } from '#events';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { signalOfClient } from '#platform/http/gone';
import { isExemptFromAddressLimits } from '#platform/http/server';
import { listingPhotos } from '#stays';
import { contentTypeOf, pictureKeyOf, renderPicture } from './picture-files.ts';
import { PictureQueue } from './picture-queue.ts';
import { type PictureFormat, type PictureWidth, pictureWidths } from './rendering/render-picture.ts';

/** Per minute and address; browsers store each picture for a year. */
const picturesPerMinute = 1200;

const fileName = /^(\d{2,4})\.(avif|webp|jpg)$/;
const pictureId = /^[\w-]{1,64}(\.[\w-]{1,64}){1,2}$/;

/**
 * The storage key behind a picture's id: a photo's, `city.<id>`, `scene.<name>`, `venue.<id>`, `performer.<id>`, `event.<id>`
 * or `seat-view.<event>.<section>`.
 */
const findKey = async (ctx: Context, id: string): Promise<string | null> => {
  const [owner = '', part = '', section = ''] = id.split('.');
  if (owner === 'venue' || owner === 'performer' || owner === 'event')
    return findEventPictureKey(ctx.db, owner, part);
  if (owner === 'seat-view') return findSeatViewKey(ctx, { eventId: part, sectionId: section });
  if (owner === 'city') return cityPictures.findKey(ctx.db, part);
  if (owner === 'scene') return `drawing/scene/${part}`;
  return listingPhotos.findKey(ctx.db, { listingId: owner, photoId: id });
};

const isWidth = (width: number): width is PictureWidth => pictureWidths.some((known) => known === width);

/** `/pictures/{id}/{width}.{format}`: resized on demand, stored, and cached by browsers for a year. */
export const registerContentRoutes = (app: FastifyInstance, ctx: Context): void => {
  const queue = new PictureQueue<Buffer | null>();
  app.get<{ Params: { id: string; file: string } }>(
    '/pictures/:id/:file',
    { config: { rateLimit: { max: picturesPerMinute } }, compress: false },
    async (request, reply) => {
      const { id, file } = request.params;
      const [, width = '', format = ''] = fileName.exec(file) ?? [];
      if (!pictureId.test(id) || !isWidth(Number(width))) throw notFound('This picture');
      const wanted = { id, width: Number(width) as PictureWidth, format: format as PictureFormat };
      const key = pictureKeyOf(wanted);
      const address = isExemptFromAddressLimits(ctx.config, request.ip) ? null : request.ip;
      const render = () => renderPicture(ctx, wanted, () => findKey(ctx, id));
      const bytes =
        (await ctx.files.read(key)) ??
        (await queue.render({ key, address, gone: signalOfClient(request, reply) }, render));
      if (!bytes) throw notFound('This picture');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(contentTypeOf(wanted))
        .send(bytes);
    },
  );
};
