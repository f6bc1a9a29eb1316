import { getQuote, getRate, getStoredQuote } from '@golark/contract/pricing/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import {
  getStoredQuote as runGetKeptQuote,
  getQuote as runGetQuote,
  getRate as runGetRate,
} from './get-quote.ts';

export const registerPricingRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, getQuote, ({ caller, params, query }) =>
    runGetQuote(ctx, caller, {
      id: params.globalId,
      asked: {
        arriveDay: query.arriveDay,
        departDay: query.departDay,
        adults: query.numAdults,
        children: query.numChildren,
        infants: query.numInfants,
        hasPets: query.numPets > 0,
        rooms: query.roomsOccupancy,
      },
    }),
  );

  registerCall(app, getStoredQuote, ({ params }) => runGetKeptQuote(ctx, params.quoteId));

  registerCall(app, getRate, ({ caller, params, query }) =>
    runGetRate(ctx, caller, {
      id: params.globalId,
      asked: {
        arriveDay: query.fromDate,
        departDay: query.untilDate,
        adults: query.adults,
        children: query.children,
        infants: query.infants,
        hasPets: query.pets > 0,
      },
    }),
  );
};
