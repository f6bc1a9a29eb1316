import { pictureOf } from '../platform/picture.ts';

type PictureProps = {
  /** From the catalog; `alt` is empty for pictures with text next to them. */
  image: { id: string; alt: string };
  sizes: string;
  width: number;
  height: number;
  isEager?: boolean;
};

/** A picture in every width that the server renders; the browser chooses one. */
export const Picture = ({ image, sizes, width, height, isEager = false }: PictureProps) => {
  const { src, srcSet, alt } = pictureOf(image);
  const fetching = isEager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  return (
    <img src={src} srcSet={srcSet} alt={alt} sizes={sizes} width={width} height={height} {...fetching} />
  );
};
