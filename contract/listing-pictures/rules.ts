/** The limits of uploads; each one is named by the error of what exceeds it. */
export const pictureLimits = {
  /** The size of one file, in megabytes of 2^20 bytes. */
  megabytes: 20,
  megapixels: 50,
  /** Pixels of the longer side: fewer are blurred on a page. */
  longSide: 640,
  picturesOfListing: 100,
  /** Uploads that a host may begin in an hour, for all of its listings. */
  uploadsInHour: 300,
  /** Uploads of a host that have begun and not ended. */
  openUploads: 100,
} as const;

export const pictureBytes = pictureLimits.megabytes * 1_048_576;

/**
 * Bytes that one request appends to an upload. A request has 20 seconds, so that a connection with 26 kB per second is fast enough for
 * those that the page sends.
 */
export const chunkBytes = { most: 1_048_576, ofPage: 524_288 } as const;

/** The size of all files of a form without JavaScript together, which are sent in one request. */
export const formMegabytes = 24;

/** An upload that has not ended by then is removed. */
export const uploadHours = 24;

/** The formats that a host may choose from. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The type of a body that the tus protocol appends to an upload. */
export const chunkType = 'application/offset+octet-stream';
export const tusVersion = '1.0.0';
