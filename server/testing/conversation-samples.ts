import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { askHost } from '@golark/contract/conversations/calls';
import type { Sample, Scene } from './authorization-scene.ts';
import { aListing, anAccount, aPropertyManager } from './factories.ts';

const listingOfHost = async ({ golark, hostId }: Scene): Promise<string> => {
  await aPropertyManager(golark.ctx.db, hostId);
  return aListing(golark.ctx.db, { property_manager_id: hostId });
};

const begin = async (
  { golark }: Scene,
  as: LoginResult,
  globalId: string,
): Promise<{ conversationId: string }> => {
  const { body } = await golark.call(askHost, {
    as,
    params: { globalId },
    body: { text: 'Is there a crib?' },
  });
  return { conversationId: body.conversation.id };
};

const own =
  (body?: object) =>
  async (scene: Scene): Promise<Sample> => ({
    params: await begin(scene, scene.owner, await aListing(scene.golark.ctx.db)),
    ...(body ? { body } : {}),
  });

const ofHost =
  (body?: object) =>
  async (scene: Scene): Promise<Sample> => ({
    params: await begin(scene, await anAccount(scene.golark), await listingOfHost(scene)),
    ...(body ? { body } : {}),
  });

const text = { text: 'Is there a crib?' };
const read = { messageId: '1' };

/** Requests for the calls of conversations; those about a booking are with the bookings. */
export const conversationSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  askHost: async ({ golark }) => ({ params: { globalId: await aListing(golark.ctx.db) }, body: text }),
  listConversations: () => ({}),
  getConversation: own(),
  replyToHost: own(text),
  readConversation: own(read),
  listHostConversations: () => ({}),
  countUnreadConversations: () => ({}),
  listSavedReplies: () => ({}),
  putSavedReply: () => ({
    params: { replyId: randomUUID() },
    body: { title: 'Parking', text: 'Hi {guest}' },
  }),
  deleteSavedReply: () => ({ params: { replyId: randomUUID() } }),
  getHostConversation: ofHost(),
  replyToGuest: ofHost(text),
  readHostConversation: ofHost(read),
};
