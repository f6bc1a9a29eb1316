import { pictureOf } from '../platform/picture.ts';

type PictureProps = {
  /** Of the catalogue; an empty alt is for pictures whose words stand beside them. */
  image: { id: string; alt: string };
  sizes: string;
  width: number;
  height: number;
  isEager?: boolean;
};

/** A picture in every width the server draws; the browser takes the one that fits. */
export const Picture = ({ image, sizes, width, height, isEager = false }: PictureProps) => {
  const { src, srcSet, alt } = pictureOf(image);
  const fetching = isEager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  return (
    <img src={src} srcSet={srcSet} alt={alt} sizes={sizes} width={width} height={height} {...fetching} />
  );
};
