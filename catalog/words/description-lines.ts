type DescriptionPart = 'opening' | 'inside' | 'outside' | 'around' | 'practical' | 'closing';

/** The sentences that a writer may choose from, one a line, for each part of a description. */
export type DescriptionLines = Record<DescriptionPart, string>;
