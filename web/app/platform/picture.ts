/** Widths that the server renders. */
const widths = [320, 640, 960, 1280, 1600] as const;

export type PictureSource = { src: string; srcSet: string; alt: string };

/** A catalog picture in every width, for `<img>`. */
export const pictureOf = ({ id, alt }: { id: string; alt: string }): PictureSource => {
  const address = (width: number) => `/pictures/${id}/${width}.webp`;
  return {
    src: address(640),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    alt,
  };
};
