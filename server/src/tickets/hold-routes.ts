import * as calls from '@golark/contract/tickets/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { withDevice } from '#platform/http/device-cookie';
import { registerCall } from '#platform/http/register-call';
import { holdTickets } from './hold-tickets.ts';
import { extendHold, findHoldOfEvent, getHold, listOwnHolds, releaseHold, renewHold } from './own-holds.ts';
import { setUpHoldCard } from './set-up-hold-card.ts';

export const registerHoldRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.holdTickets, (input) => holdTickets(ctx, withDevice(ctx, input), input.body));
  registerCall(app, calls.listOwnHolds, ({ caller }) => listOwnHolds(ctx, caller));
  registerCall(app, calls.getHold, ({ caller, params }) => getHold(ctx, caller, params.holdId));
  registerCall(app, calls.findOwnHold, ({ caller, params }) => findHoldOfEvent(ctx, caller, params.eventId));
  registerCall(app, calls.extendHold, ({ caller, params }) => extendHold(ctx, caller, params.holdId));
  registerCall(app, calls.renewHold, ({ caller, params }) => renewHold(ctx, caller, params.holdId));
  registerCall(app, calls.setUpHoldCard, ({ caller, params }) => setUpHoldCard(ctx, caller, params.holdId));
  registerCall(app, calls.releaseHold, ({ caller, params }) => releaseHold(ctx, caller, params.holdId));
};
