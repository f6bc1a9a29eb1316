import type { Call } from '../call.ts';
import type { conversationsSchemas } from './schemas.ts';

type Schemas = typeof conversationsSchemas;

export const askHost: Call<Schemas['askHost'], 'account'> = {
  name: 'askHost',
  method: 'POST',
  path: '/v1/property/{globalId}/messages',
  access: 'account',
  status: 201,
  isIdempotent: false,
};

export const listConversations: Call<Schemas['listConversations'], 'account'> = {
  name: 'listConversations',
  method: 'GET',
  path: '/v1/conversations',
  access: 'account',
  status: 200,
};

export const getConversation: Call<Schemas['getConversation'], 'account'> = {
  name: 'getConversation',
  method: 'GET',
  path: '/v1/conversations/{conversationId}',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const replyToHost: Call<Schemas['replyToHost'], 'account'> = {
  name: 'replyToHost',
  method: 'POST',
  path: '/v1/conversations/{conversationId}/messages',
  access: 'account',
  status: 201,
  isOwned: true,
  isIdempotent: false,
};

export const readConversation: Call<Schemas['readConversation'], 'account'> = {
  name: 'readConversation',
  method: 'POST',
  path: '/v1/conversations/{conversationId}/read',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const getBookingMessages: Call<Schemas['getBookingMessages'], 'account'> = {
  name: 'getBookingMessages',
  method: 'GET',
  path: '/v1/booking/{bookingId}/messages',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const messageHost: Call<Schemas['messageHost'], 'account'> = {
  name: 'messageHost',
  method: 'POST',
  path: '/v1/booking/{bookingId}/messages',
  access: 'account',
  status: 201,
  isOwned: true,
  isIdempotent: false,
};

export const listHostConversations: Call<Schemas['listHostConversations'], { partner: 'reservations.read' }> =
  {
    name: 'listHostConversations',
    method: 'GET',
    path: '/v1/partner/conversations',
    access: { partner: 'reservations.read' },
    status: 200,
  };

export const countUnreadConversations: Call<
  Schemas['countUnreadConversations'],
  { partner: 'reservations.read' }
> = {
  name: 'countUnreadConversations',
  method: 'GET',
  path: '/v1/partner/unread-conversations',
  access: { partner: 'reservations.read' },
  status: 200,
};

export const getHostConversation: Call<Schemas['getHostConversation'], { partner: 'reservations.read' }> = {
  name: 'getHostConversation',
  method: 'GET',
  path: '/v1/partner/conversations/{conversationId}',
  access: { partner: 'reservations.read' },
  status: 200,
  isOwned: true,
};

export const replyToGuest: Call<Schemas['replyToGuest'], { partner: 'reservations.answer' }> = {
  name: 'replyToGuest',
  method: 'POST',
  path: '/v1/partner/conversations/{conversationId}/messages',
  access: { partner: 'reservations.answer' },
  status: 201,
  isOwned: true,
  isIdempotent: false,
};

export const readHostConversation: Call<Schemas['readHostConversation'], { partner: 'reservations.read' }> = {
  name: 'readHostConversation',
  method: 'POST',
  path: '/v1/partner/conversations/{conversationId}/read',
  access: { partner: 'reservations.read' },
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const getReservationMessages: Call<
  Schemas['getReservationMessages'],
  { partner: 'reservations.read' }
> = {
  name: 'getReservationMessages',
  method: 'GET',
  path: '/v1/partner/reservations/{bookingId}/messages',
  access: { partner: 'reservations.read' },
  status: 200,
  isOwned: true,
};

export const messageGuest: Call<Schemas['messageGuest'], { partner: 'reservations.answer' }> = {
  name: 'messageGuest',
  method: 'POST',
  path: '/v1/partner/reservations/{bookingId}/messages',
  access: { partner: 'reservations.answer' },
  status: 201,
  isOwned: true,
  isIdempotent: false,
};

export const listSavedReplies: Call<Schemas['listSavedReplies'], { partner: 'reservations.read' }> = {
  name: 'listSavedReplies',
  method: 'GET',
  path: '/v1/partner/saved-replies',
  access: { partner: 'reservations.read' },
  status: 200,
};

export const putSavedReply: Call<Schemas['putSavedReply'], { partner: 'reservations.answer' }> = {
  name: 'putSavedReply',
  method: 'PUT',
  path: '/v1/partner/saved-replies/{replyId}',
  access: { partner: 'reservations.answer' },
  status: 200,
  isIdempotent: false,
};

export const deleteSavedReply: Call<Schemas['deleteSavedReply'], { partner: 'reservations.answer' }> = {
  name: 'deleteSavedReply',
  method: 'DELETE',
  path: '/v1/partner/saved-replies/{replyId}',
  access: { partner: 'reservations.answer' },
  status: 200,
  isIdempotent: false,
};
