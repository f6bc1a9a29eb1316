import { setImmediate as nextTurn } from 'node:timers/promises';

/** Texts that make a browser, an interpreter or a reader take a file for something else, wherever they are. */
const markers: readonly (readonly [RegExp, OtherFormat])[] = [
  [/<!doctype\s+html|<html[\s>]|<script[\s>]|<iframe\s/i, 'HTML'],
  [/<\?php\s|__HALT_COMPILER\(\)/i, 'script'],
];
export type OtherFormat = 'HTML' | 'script' | 'PDF' | 'ZIP';

/** Readers of PDF accept its first line within so many bytes. */
const pdfWithin = 1024;

const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndBytes = 22;
const longestZipComment = 65_535;

/** A ZIP is read from its end: the record there says how long the comment after it is. Random bytes do not add up. */
const endsAsZip = (bytes: Buffer): boolean => {
  const first = Math.max(0, bytes.length - zipEndBytes - longestZipComment);
  for (let at = bytes.indexOf(zipEnd, first); at >= 0; at = bytes.indexOf(zipEnd, at + 1)) {
    if (at + zipEndBytes > bytes.length) return false;
    if (at + zipEndBytes + bytes.readUInt16LE(at + 20) <= bytes.length) return true;
  }
  return false;
};

/** Searching one takes about a millisecond. */
const sliceBytes = 131_072;
const longestMarker = 64;

/**
 * What a picture is as well, or null. The stored picture is encoded anew and contains none of it; such a file is refused because no camera
 * writes one. Reads the file in slices, so that other requests are served meanwhile.
 */
export const findOtherFormat = async (bytes: Buffer): Promise<OtherFormat | null> => {
  if (bytes.subarray(0, pdfWithin).includes('%PDF-')) return 'PDF';
  if (endsAsZip(bytes)) return 'ZIP';
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    const text = bytes.toString('latin1', at, at + sliceBytes + longestMarker);
    const found = markers.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
    await nextTurn();
  }
  return null;
};
