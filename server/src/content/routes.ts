import type { PicturePlan } from '@golark/catalog/pictures';
import type { FastifyInstance } from 'fastify';
import { findCityPicture } from '#destinations';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { findStay, picturePlansOf, picturesOf } from '#stays';
import { type PictureFormat, type PictureWidth, pictureWidths, readPicture } from './picture-files.ts';
import { scenePlanOf } from './scene-pictures.ts';

const address = /^(\d{2,4})\.(avif|webp|jpg)$/;
const pictureId = /^[\w-]{1,64}(\.[\w-]{1,64}){1,2}$/;

/** `<listing>.<position>.<hash>`, `city.<id>` or `scene.<name>`. */
const planOf = async (ctx: Context, id: string): Promise<PicturePlan | null> => {
  const [owner = '', part = ''] = id.split('.');
  if (owner === 'city') return findCityPicture(ctx.db, part);
  if (owner === 'scene') return scenePlanOf(part);
  const stay = await findStay(ctx.db, owner, 'en');
  if (!stay) return null;
  const position = picturesOf(stay, 'en').findIndex((picture) => picture.id === id);
  return picturePlansOf(stay)[position] ?? null;
};

const isWidth = (width: number): width is PictureWidth => pictureWidths.some((known) => known === width);

/** `/pictures/{id}/{width}.{format}`: drawn on demand, kept, and cached by browsers for a year. */
export const registerContentRoutes = (app: FastifyInstance, ctx: Context): void => {
  app.get<{ Params: { id: string; file: string } }>(
    '/pictures/:id/:file',
    { config: { rateLimit: false }, compress: false },
    async (request, reply) => {
      const { id, file } = request.params;
      const [, width = '', format = ''] = address.exec(file) ?? [];
      if (!pictureId.test(id) || !isWidth(Number(width))) throw notFound('This picture');
      const wanted = { id, width: Number(width) as PictureWidth, format: format as PictureFormat };
      const picture = await readPicture(ctx, wanted, () => planOf(ctx, id));
      if (!picture) throw notFound('This picture');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(picture.contentType)
        .send(picture.bytes);
    },
  );
};
