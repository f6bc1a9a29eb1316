import * as calls from '@golark/contract/listing-pictures/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { findStayOfHost, listingPhotos } from '#stays';
import { deletePicture, describePicture, orderPictures } from './edit-pictures.ts';
import { finishPicture } from './finish-upload.ts';
import { presentPicture, presentPictures } from './present-pictures.ts';
import { appendToUpload, beginUpload, giveUpUpload } from './receive-upload.ts';
import { lengthOf, offsetOf, presentUpload, sendState } from './tus-headers.ts';
import { findUploadOfHost } from './uploads-store.ts';

type OfListing = { params: { listingId: string } };
type OfUpload = { params: { listingId: string; uploadId: string } };

const registerUploads = (app: FastifyInstance, ctx: Context): void => {
  const upload = {
    what: 'This upload',
    load: ({ params }: OfUpload, hostId: string) => findUploadOfHost(ctx.db, params, hostId),
  };
  registerOwnedCall(app, calls.createPictureUpload, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: async ({ caller, resource: stay, request, reply }) => {
      const byteCount = lengthOf(request);
      const begun = await beginUpload(ctx, caller, { listingId: stay.id, byteCount });
      sendState(reply, begun);
      reply.header('location', `${request.url.split('?')[0]}/${begun.id}`);
      return { upload: presentUpload(begun) };
    },
  });
  registerOwnedCall(app, calls.getPictureUpload, {
    ...upload,
    handle: async ({ resource, reply }) => {
      sendState(reply, resource);
      return { upload: presentUpload(resource) };
    },
  });
  registerOwnedCall(app, calls.appendPictureUpload, {
    ...upload,
    handle: async ({ resource, request, reply }) => {
      const bytes = request.body as Buffer;
      sendState(reply, await appendToUpload(ctx, resource, { offset: offsetOf(request), bytes }));
      return undefined;
    },
  });
  registerOwnedCall(app, calls.deletePictureUpload, {
    ...upload,
    handle: async ({ resource, reply }) => {
      sendState(reply, resource);
      await giveUpUpload(ctx, resource);
      return undefined;
    },
  });
  registerOwnedCall(app, calls.finishPictureUpload, {
    ...upload,
    handle: async ({ resource }) => ({ picture: presentPicture(await finishPicture(ctx, resource.id)) }),
  });
};

/** The pictures of a host's listing, and their uploads. */
export const registerPictureRoutes = (app: FastifyInstance, ctx: Context): void => {
  const listing = {
    what: 'This listing',
    load: ({ params }: OfListing, hostId: string) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
  };
  registerCall(app, calls.listPicturedListings, async ({ caller }) => ({
    listings: await listingPhotos.listOfHost(ctx.db, caller.propertyManagerId, caller.locale),
  }));
  registerOwnedCall(app, calls.listListingPictures, {
    ...listing,
    handle: async ({ caller, resource: { id, status } }) => {
      const title = await listingPhotos.titleOf(ctx.db, id, caller.locale);
      return presentPictures({ id, title, status }, await listingPhotos.list(ctx.db, id));
    },
  });
  registerOwnedCall(app, calls.orderListingPictures, {
    ...listing,
    handle: ({ resource: stay, body }) => orderPictures(ctx, stay, body),
  });
  registerOwnedCall(app, calls.putListingPicture, {
    ...listing,
    handle: ({ resource: stay, params, body }) =>
      describePicture(ctx, stay, { pictureId: params.pictureId, body }),
  });
  registerOwnedCall(app, calls.deleteListingPicture, {
    ...listing,
    handle: ({ resource: stay, params }) => deletePicture(ctx, stay, params.pictureId),
  });
  registerUploads(app, ctx);
};
