import * as calls from '@golark/contract/own-listings/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { findOwnListing } from '#stays/own';
import { createDraft } from './create-draft.ts';
import { duplicateListing } from './duplicate-listing.ts';
import { findPlaces } from './find-places.ts';
import { listListings } from './list-listings.ts';
import { presentDetails } from './present-own-listing.ts';
import { deleteListing, setListingStatus } from './publish-listing.ts';
import { saveSection } from './save-section.ts';

export const registerListingRoutes = (app: FastifyInstance, ctx: Context): void => {
  const what = 'This listing';
  const load = ({ params }: { params: { listingId: string } }, hostId: string) =>
    findOwnListing(ctx.db, params.listingId, hostId);

  registerCall(app, calls.listOwnListings, ({ caller, query }) => listListings(ctx, caller, query));
  registerCall(app, calls.createDraft, ({ caller, body }) => createDraft(ctx, caller, body));
  registerCall(app, calls.findPlaces, ({ query }) => findPlaces(ctx, query.q));
  registerOwnedCall(app, calls.getOwnListing, {
    what,
    load,
    handle: async ({ caller, resource }) => presentDetails(resource, caller.locale),
  });
  registerOwnedCall(app, calls.saveSection, {
    what,
    load,
    handle: ({ caller, resource, body }) => saveSection(ctx, caller, { listingId: resource.id, input: body }),
  });
  registerOwnedCall(app, calls.duplicateListing, {
    what,
    load,
    handle: ({ caller, resource, body }) => duplicateListing(ctx, caller, { from: resource.id, id: body.id }),
  });
  registerOwnedCall(app, calls.deleteOwnListing, {
    what,
    load,
    handle: async ({ caller, resource }) => {
      await deleteListing(ctx, caller, resource.id);
      return undefined;
    },
  });
  registerOwnedCall(app, calls.publishListing, {
    what,
    load,
    handle: ({ caller, resource }) =>
      setListingStatus(ctx, caller, { listingId: resource.id, to: 'published' }),
  });
  registerOwnedCall(app, calls.unpublishListing, {
    what,
    load,
    handle: ({ caller, resource }) =>
      setListingStatus(ctx, caller, { listingId: resource.id, to: 'unpublished' }),
  });
};
