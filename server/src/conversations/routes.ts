import * as calls from '@golark/contract/conversations/calls';
import type { FastifyInstance } from 'fastify';
import { findOwnBooking } from '#booking';
import type { AccountCaller, PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import {
  findOwnConversation,
  getMessagesOfBooking,
  getThread,
  listOwnConversations,
  readThread,
  type Whose,
} from './read-conversations.ts';
import { askHost, messageHostOfBooking, reply } from './send-message.ts';

const what = 'This conversation';

const ofGuest = ({ accountId, locale }: AccountCaller): Whose => ({ party: { accountId }, locale });
const ofHost = ({ propertyManagerId, locale }: PartnerCaller): Whose => ({
  party: { hostId: propertyManagerId },
  locale,
});

const registerGuestCalls = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.askHost, ({ caller, params, body }) =>
    askHost(ctx, caller, { listingId: params.globalId, ...body }),
  );
  registerCall(app, calls.listConversations, ({ caller, query }) =>
    listOwnConversations(ctx, ofGuest(caller), query.pageNumber),
  );
  registerOwnedCall(app, calls.getConversation, {
    what,
    load: ({ caller, params }) => findOwnConversation(ctx, ofGuest(caller), params.conversationId),
    handle: ({ resource, query }) => getThread(ctx, resource, query.pageNumber),
  });
  registerOwnedCall(app, calls.replyToHost, {
    what,
    load: ({ caller, params }) => findOwnConversation(ctx, ofGuest(caller), params.conversationId),
    handle: ({ caller, resource: { id }, body }) => reply(ctx, caller, { id, sender: 'guest', ...body }),
  });
  registerOwnedCall(app, calls.readConversation, {
    what,
    load: ({ caller, params }) => findOwnConversation(ctx, ofGuest(caller), params.conversationId),
    handle: ({ caller, resource: view, body }) => readThread(ctx, ofGuest(caller), { view, ...body }),
  });
};

const registerBookingCalls = (app: FastifyInstance, ctx: Context): void => {
  registerOwnedCall(app, calls.getBookingMessages, {
    what: 'This booking',
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource }) => getMessagesOfBooking(ctx, caller, resource),
  });
  registerOwnedCall(app, calls.messageHost, {
    what: 'This booking',
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: ({ caller, resource: view, body }) => messageHostOfBooking(ctx, caller, { view, ...body }),
  });
};

const registerHostCalls = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.listHostConversations, ({ caller, query }) =>
    listOwnConversations(ctx, ofHost(caller), query.pageNumber),
  );
  registerOwnedCall(app, calls.getHostConversation, {
    what,
    load: ({ caller, params }) => findOwnConversation(ctx, ofHost(caller), params.conversationId),
    handle: ({ resource, query }) => getThread(ctx, resource, query.pageNumber),
  });
  registerOwnedCall(app, calls.replyToGuest, {
    what,
    load: ({ caller, params }) => findOwnConversation(ctx, ofHost(caller), params.conversationId),
    handle: ({ caller, resource: { id }, body }) => reply(ctx, caller, { id, sender: 'host', ...body }),
  });
  registerOwnedCall(app, calls.readHostConversation, {
    what,
    load: ({ caller, params }) => findOwnConversation(ctx, ofHost(caller), params.conversationId),
    handle: ({ caller, resource: view, body }) => readThread(ctx, ofHost(caller), { view, ...body }),
  });
};

export const registerConversationRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerGuestCalls(app, ctx);
  registerBookingCalls(app, ctx);
  registerHostCalls(app, ctx);
};
