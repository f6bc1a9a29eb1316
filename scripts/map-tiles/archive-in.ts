import { PMTiles } from 'pmtiles';

/** An archive in memory. */
export const archiveIn = (bytes: Buffer): PMTiles =>
  new PMTiles({
    getKey: () => 'memory',
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
