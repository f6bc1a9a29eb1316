import { listListingPictures } from '@golark/contract/listing-pictures/calls';
import type { Context } from '#platform/context';
import { aHost, aListing } from './factories.ts';
import type { UploadTarget } from './pictures.ts';
import type { TestApp } from './test-app.ts';

/** A file store that knows which files exist, and how many uploads are copied out whose picture is not written yet. */
export const recordFiles = () => {
  const stored = new Set<string>();
  const decoding = { now: 0, most: 0 };
  const withRecord = ({ files }: Pick<Context, 'files'>): Pick<Context, 'files'> => ({
    files: {
      ...files,
      copyOut: async (key, to) => {
        if (key.startsWith('uploads/')) decoding.now += 1;
        decoding.most = Math.max(decoding.most, decoding.now);
        return files.copyOut(key, to);
      },
      write: async (key, bytes, contentType) => {
        await files.write(key, bytes, contentType);
        stored.add(key);
      },
      copyIn: async (key, from, contentType) => {
        if (key.startsWith('originals/')) decoding.now -= 1;
        await files.copyIn(key, from, contentType);
        stored.add(key);
      },
      erase: async (key) => {
        await files.erase(key);
        stored.delete(key);
      },
    },
  });
  /** The keys of the parts of an upload that exist. */
  const partsOf = (url: string): string[] =>
    [...stored].filter((key) => key.includes(url.split('/').at(-1) ?? '-'));
  return { stored, decoding, withRecord, partsOf };
};

/** A host with a listing, as whom pictures are uploaded. */
export const aPictureTarget = async (golark: TestApp): Promise<UploadTarget & { hostId: string }> => {
  const { host, hostId } = await aHost(golark);
  return { as: host, hostId, listingId: await aListing(golark.ctx.db, { property_manager_id: hostId }) };
};

export const listPicturesOf = async ({ call }: Pick<TestApp, 'call'>, { listingId, as }: UploadTarget) =>
  (await call(listListingPictures, { params: { listingId }, as })).body.pictures;
