import type { Context } from '#platform/context';
import {
  type PictureFormat,
  type PictureWidth,
  pictureWidths,
  type RenderedWidth,
  type Rendering,
  render,
} from './rendering/render-picture.ts';

const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

export interface PictureRequest extends Rendering {
  id: string;
}

export const contentTypeOf = ({ format }: PictureRequest): string => contentTypes[format];

/** Where the rendered picture is stored. */
export const pictureKeyOf = ({ id, width, format }: PictureRequest): string =>
  `pictures/${id.slice(0, 2)}/${id}-${width}.${format}`;

/**
 * Renders a picture from its original and stores it. `findKey` returns the storage key of the original, or null for an
 * unknown picture.
 */
export const renderPicture = async (
  ctx: Context,
  request: PictureRequest,
  findKey: () => Promise<string | null>,
): Promise<Buffer | null> => {
  const key = pictureKeyOf(request);
  // another request may have stored it since this one looked
  const stored = await ctx.files.read(key);
  if (stored) return stored;
  const originalKey = await findKey();
  const original = originalKey === null ? null : await ctx.files.read(originalKey);
  if (!original) return null;
  const bytes = await render(original, request);
  await ctx.files.write(key, bytes, contentTypeOf(request));
  return bytes;
};

/** The pictures of pages in the order in which they are shown: cards and the first page of a stay, then larger ones. */
const renderedAhead: readonly PictureWidth[] = [640, 320, 960, 1280, 1600, 60];

/** Renders widths of a photograph from its original; none if that is not stored any more. */
export type RenderWidths = (widths: readonly PictureWidth[]) => Promise<RenderedWidth[]>;

/** Renders the pictures of pages that are not stored yet. Others are rendered when they are requested. */
export const renderAhead = async (
  { files }: { files: Pick<Context['files'], 'read' | 'write'> },
  id: string,
  renderWidths: RenderWidths,
): Promise<void> => {
  const keyOf = (width: PictureWidth) => pictureKeyOf({ id, width, format: 'webp' });
  const stored = await Promise.all(renderedAhead.map((width) => files.read(keyOf(width))));
  const missing = renderedAhead.filter((_, i) => stored[i] === null);
  if (missing.length === 0) return;
  for (const { width, bytes } of await renderWidths(missing))
    await files.write(keyOf(width), bytes, contentTypes.webp);
};

/** Erases everything that was rendered of a picture. */
export const eraseRenderings = async ({ files }: Pick<Context, 'files'>, id: string): Promise<void> => {
  for (const width of pictureWidths)
    for (const format of Object.keys(contentTypes) as PictureFormat[])
      await files.erase(pictureKeyOf({ id, width, format }));
};
