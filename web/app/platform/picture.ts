/** Widths that the server renders. */
const widths = [320, 640, 960, 1280, 1600] as const;
/** The specification fixes the largest picture of a place in section 3. */
const placeWidths = [320, 640, 1024] as const;

export type PictureSource = { src: string; srcSet: string; alt: string };

/** A catalog picture in every width, for `<img>`. */
export const pictureOf = (picture: { id: string; alt: string }): PictureSource =>
  sourceOf(picture, picture.id.startsWith('city.') ? placeWidths : widths);

/** A picture of a card, which is at most 420 pixels wide: a phone with a dense screen does not load more than 25 kB. */
export const cardPictureOf = (picture: { id: string; alt: string }): PictureSource =>
  sourceOf(picture, widths.slice(0, 3));

/** The smallest width that is not cut to a square, for lists with many pictures. */
export const thumbnailOf = (id: string): string => addressOf(id, widths[0]);

const addressOf = (id: string, width: number): string => `/pictures/${id}/${width}.webp`;

const sourceOf = ({ id, alt }: { id: string; alt: string }, offered: readonly number[]): PictureSource => ({
  src: addressOf(id, 640),
  srcSet: offered.map((width) => `${addressOf(id, width)} ${width}w`).join(', '),
  alt,
});
