type DescriptionPart = 'opening' | 'inside' | 'outside' | 'around' | 'practical' | 'closing';

/** Phrases for each part of a description, one per line. */
export type DescriptionLines = Record<DescriptionPart, string>;
