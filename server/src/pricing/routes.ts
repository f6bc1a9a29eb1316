import { previewPrice as previewCall } from '@golark/contract/own-listings/calls';
import * as calls from '@golark/contract/pricing/calls';
import { partyOf } from '@golark/contract/stays/party-of-rooms';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { findStayOfHost } from '#stays';
import { explainStay } from './explain-stay.ts';
import { createQuote, getRate, getStoredQuote } from './get-quote.ts';
import { listRoomOffers } from './list-room-offers.ts';
import { previewPrice } from './preview-price.ts';

export const registerPricingRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getQuote, async ({ caller, params, query }) => {
    const { quote } = await createQuote(ctx, caller, {
      listingId: params.globalId,
      couponCode: query.couponCode,
      stay: {
        dates: { arriveDay: query.arriveDay, departDay: query.departDay },
        party: partyOf(
          {
            adults: query.numAdults,
            children: query.numChildren,
            infants: query.numInfants,
            pets: query.numPets,
          },
          query.roomsOccupancy,
        ),
        rooms: query.roomsOccupancy,
        ratePlan: query.ratePlan,
      },
    });
    return quote;
  });

  registerCall(app, calls.explainStay, ({ caller, params, body }) => {
    const { arriveDay, departDay, ...people } = body;
    return explainStay(ctx, caller, {
      listingId: params.globalId,
      stay: {
        dates: { arriveDay, departDay },
        party: partyOf({ ...people, pets: Number(people.pets) }, undefined),
      },
    });
  });

  registerCall(app, calls.listRoomOffers, async ({ caller, params, query }) => {
    const { arriveDay, departDay, numAdults, numChildren, numInfants, numPets } = query;
    const people = { adults: numAdults, children: numChildren, infants: numInfants, pets: numPets };
    const stay = { dates: { arriveDay, departDay }, party: partyOf(people, undefined) };
    return { offers: await listRoomOffers(ctx, caller, { listingId: params.globalId, stay }) };
  });

  registerCall(app, calls.getStoredQuote, ({ caller, params }) =>
    getStoredQuote(ctx, caller, params.quoteId),
  );

  registerOwnedCall(app, previewCall, {
    what: 'This listing',
    load: ({ params }, hostId) => findStayOfHost(ctx.db, { id: params.listingId, hostId }),
    handle: ({ caller, resource, body }) => previewPrice(ctx, caller, { listing: resource, ...body }),
  });

  registerCall(app, calls.getRate, ({ caller, params, query }) =>
    getRate(ctx, caller, {
      listingId: params.globalId,
      stay: {
        dates: { arriveDay: query.fromDate, departDay: query.untilDate },
        party: partyOf(query, query.roomsOccupancy),
        rooms: query.roomsOccupancy,
        ratePlan: query.ratePlan,
      },
    }),
  );
};
