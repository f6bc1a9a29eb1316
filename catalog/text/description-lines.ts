export type DescriptionPart = 'opening' | 'rooms' | 'inside' | 'outside' | 'around' | 'practical';

/** Phrases for each part of a description, one per line. */
export type DescriptionLines = Record<DescriptionPart, string>;
