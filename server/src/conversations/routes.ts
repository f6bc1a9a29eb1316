import * as calls from '@golark/contract/conversations/calls';
import type { FastifyInstance } from 'fastify';
import { findOwnBooking, findReservationOfHost } from '#booking';
import type { AccountCaller, PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import {
  findOwnConversation,
  getMessagesOfBooking,
  getMessagesOfReservation,
  getThread,
  listOwnConversations,
  readThread,
  type Whose,
} from './read-conversations.ts';
import { deleteSavedReply, listSavedReplies, putSavedReply } from './saved-replies.ts';
import { askHost, messageGuestOfBooking, messageHostOfBooking, reply } from './send-message.ts';
import { countUnreadOfHost } from './store.ts';

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
  registerCall(app, calls.countUnreadConversations, async ({ caller }) => ({
    count: await countUnreadOfHost(ctx.db, caller.propertyManagerId),
  }));
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

const registerReservationCalls = (app: FastifyInstance, ctx: Context): void => {
  registerOwnedCall(app, calls.getReservationMessages, {
    what: 'This reservation',
    load: ({ params }, hostId) => findReservationOfHost(ctx, params.bookingId, hostId),
    handle: ({ caller, resource }) => getMessagesOfReservation(ctx, caller, resource),
  });
  registerOwnedCall(app, calls.messageGuest, {
    what: 'This reservation',
    load: ({ params }, hostId) => findReservationOfHost(ctx, params.bookingId, hostId),
    handle: ({ caller, resource: view, body }) => messageGuestOfBooking(ctx, caller, { view, ...body }),
  });
};

const registerReplyCalls = (app: FastifyInstance, ctx: Context): void => {
  const ofCaller = (hostId: string, { replyId }: { replyId: string }) => ({ hostId, replyId });
  registerCall(app, calls.listSavedReplies, ({ caller }) => listSavedReplies(ctx, caller.propertyManagerId));
  registerCall(app, calls.putSavedReply, ({ caller, params, body }) =>
    putSavedReply(ctx, ofCaller(caller.propertyManagerId, params), body),
  );
  registerCall(app, calls.deleteSavedReply, ({ caller, params }) =>
    deleteSavedReply(ctx, ofCaller(caller.propertyManagerId, params)),
  );
};

export const registerConversationRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerGuestCalls(app, ctx);
  registerBookingCalls(app, ctx);
  registerHostCalls(app, ctx);
  registerReservationCalls(app, ctx);
  registerReplyCalls(app, ctx);
};
