import { randomUUID } from 'node:crypto';
import { deleteAccount, exportAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import * as calls from '@golark/contract/conversations/calls';
import { hiddenContact, mostSavedReplies } from '@golark/contract/conversations/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suspendAccount } from '#accounts';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aQuote,
  aTeamMember,
  logInAgain,
} from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
let guest: LoginResult;
let listingId: string;
beforeAll(async () => {
  golark = await createTestApp({ LIMIT_LOOPBACK: '1' });
});
beforeEach(async () => {
  golark.clock.advanceMinutes(61);
  ({ host, hostId } = await aHost(golark));
  guest = await anAccount(golark, { locale: 'es' });
  listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
});
afterAll(() => golark.close());

const ask = (text: string, as = guest) =>
  golark.call(calls.askHost, { as, params: { globalId: listingId }, body: { text } });
const answer = (conversationId: string, text: string, as = host) =>
  golark.call(calls.replyToGuest, { as, params: { conversationId }, body: { text } });
const book = async () => {
  const body = aBookingBody(await aQuote(golark, listingId, { as: guest }));
  return (await golark.call(bookStay, { as: guest, body })).body.booking;
};
/** Emails about messages. */
const emailOf = async ({ account }: LoginResult) =>
  (await emailsTo(golark, account.email)).filter(({ subject }) => /^(Message|Mensaje) /.test(subject));

describe('a question to the host', () => {
  it('begins a conversation that both sides read, and a second one continues it', async () => {
    const first = await ask('Is there a crib?');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      conversation: {
        propertyId: listingId,
        propertyTitle: 'Cedar cabin',
        guestName: 'Maya',
        unreadCount: 0,
      },
      message: { sender: 'guest', text: 'Is there a crib?', hasHiddenContacts: false },
    });
    const conversationId = first.body.conversation.id;
    expect((await ask('And a high chair?')).body.conversation.id).toBe(conversationId);
    const listed = await golark.call(calls.listHostConversations, { as: host });
    expect(listed.body.edges.map(({ node }) => [node.id, node.unreadCount, node.lastMessage.text])).toEqual([
      [conversationId, 2, 'And a high chair?'],
    ]);
    await answer(conversationId, 'Both!');
    const thread = await golark.call(calls.getConversation, { as: guest, params: { conversationId } });
    expect(thread.body.messages.edges.map(({ node }) => [node.sender, node.text])).toEqual([
      ['host', 'Both!'],
      ['guest', 'And a high chair?'],
      ['guest', 'Is there a crib?'],
    ]);
    expect(thread.body.conversation.unreadCount).toBe(1);
  });

  it('is read up to the message that was seen, and never further', async () => {
    const { conversation, message } = (await ask('One')).body;
    await ask('Two');
    const params = { conversationId: conversation.id };
    const read = (messageId: string) =>
      golark.call(calls.readHostConversation, { as: host, params, body: { messageId } });
    expect((await read(message.id)).body.conversation.unreadCount).toBe(1);
    // one that does not exist yet: the next message is unread nevertheless
    expect((await read('999999999')).body.conversation.unreadCount).toBe(0);
    expect((await read('1')).body.conversation.unreadCount).toBe(0);
    await ask('Three');
    const listed = await golark.call(calls.listHostConversations, { as: host });
    expect(listed.body.edges[0]?.node.unreadCount).toBe(1);
  });

  it('is emailed once until it is read, in the language of the reader', async () => {
    const { conversation, message } = (await ask('¿Hay cuna?')).body;
    await ask('¿Y una trona?');
    const [toHost, ...others] = await emailOf(host);
    expect(toHost?.kind).toBe('messages');
    expect(others).toEqual([]);
    expect(toHost).toMatchObject({ locale: 'en', subject: 'Message from Maya: Cedar cabin' });
    expect(toHost?.text).toContain('¿Hay cuna?');
    expect(JSON.stringify(toHost)).not.toContain(guest.account.email);
    const params = { conversationId: conversation.id };
    await golark.call(calls.readHostConversation, {
      ...{ as: host, params, body: { messageId: String(Number(message.id) + 1) } },
    });
    await ask('¿Y una bañera?');
    expect(await emailOf(host)).toHaveLength(2);
    await answer(conversation.id, 'Yes');
    const toGuest = (await emailOf(guest)).at(-1);
    expect(toGuest).toMatchObject({ locale: 'es', subject: 'Mensaje de June: Cedar cabin (es)' });
    expect(toGuest?.text).toContain(`/account/messages/${conversation.id}/`);
  });

  it('names the field of an empty or long text, and refuses an own or unknown listing', async () => {
    for (const [text, problem] of [
      [' ', 'minLength 1'],
      ['a\u0000b', 'invalid string value'],
      ['x'.repeat(1001), 'must be at most 1000 characters'],
    ] as const) {
      const { status, problem: rejected } = await ask(text);
      expect([status, rejected.errors?.[0]?.path, rejected.errors?.[0]?.message]).toEqual([
        422,
        'text',
        problem,
      ]);
    }
    expect((await ask('Me?', host)).problem.code).toBe('INVALID_STATE');
    const unknown = { as: guest, params: { globalId: 'unknown' }, body: { text: 'Hi' } };
    expect((await golark.call(calls.askHost, unknown)).status).toBe(404);
  });
});

describe('contact details', () => {
  const contact = 'Call me: 503-555-0142 or maya@example.com';

  it('are hidden before a booking, also in emails, and pass afterward on both sides', async () => {
    const { conversation, message } = (await ask(contact)).body;
    expect(message).toMatchObject({
      text: `Call me: ${hiddenContact} or ${hiddenContact}`,
      hasHiddenContacts: true,
    });
    expect(JSON.stringify(await emailOf(host))).not.toContain('555-0142');
    expect((await answer(conversation.id, contact)).body.message.hasHiddenContacts).toBe(true);
    expect((await book()).status).toBe('CONFIRMED');
    expect((await ask(contact)).body.message).toMatchObject({ text: contact, hasHiddenContacts: false });
    expect((await answer(conversation.id, contact)).body.message.text).toBe(contact);
    // what was hidden stays hidden
    const { body } = await golark.call(calls.getConversation, {
      ...{ as: guest, params: { conversationId: conversation.id } },
    });
    expect(body.messages.edges.at(-1)?.node.text).not.toContain('0142');
  });

  it('stay hidden from a host whom the guest has not booked', async () => {
    await book();
    const elsewhere = await aListing(golark.ctx.db);
    const question = { as: guest, params: { globalId: elsewhere }, body: { text: contact } };
    expect((await golark.call(calls.askHost, question)).body.message.hasHiddenContacts).toBe(true);
  });
});

describe('messages of a booking', () => {
  it('continue the question before it', async () => {
    const asked = await ask('Is there a crib?');
    const { id: bookingId } = await book();
    const params = { bookingId };
    await golark.call(calls.messageHost, { as: guest, params, body: { text: 'We come at five' } });
    const { body } = await golark.call(calls.getBookingMessages, { as: guest, params });
    expect(body.conversation?.id).toBe(asked.body.conversation.id);
    expect(body.messages.map(({ text }) => text)).toEqual(['Is there a crib?', 'We come at five']);
  });

  it('are shown with the booking, to both sides', async () => {
    const asked = await ask('Is there a crib?');
    const read = (as: typeof guest, call: typeof calls.getConversation | typeof calls.getHostConversation) =>
      golark.call(call, { as, params: { conversationId: asked.body.conversation.id } });
    expect((await read(guest, calls.getConversation)).body.booking).toBeNull();
    const booked = await book();
    const shown = { id: booked.id, status: 'CONFIRMED', arriveDay: booked.arriveDay, total: booked.total };
    expect((await read(guest, calls.getConversation)).body.booking).toMatchObject(shown);
    expect((await read(host, calls.getHostConversation)).body.booking).toMatchObject(shown);
  });

  it('are none before somebody wrote', async () => {
    const { id: bookingId } = await book();
    const { body } = await golark.call(calls.getBookingMessages, { as: guest, params: { bookingId } });
    expect(body).toEqual({ conversation: null, messages: [] });
  });

  it('stay with the host of the purchase when the listing changes hands', async () => {
    const asked = await ask('Before');
    const { id: bookingId } = await book();
    const other = await aHost(golark);
    await golark.ctx.db
      .updateTable('listings')
      .set({ property_manager_id: other.hostId })
      .where('id', '=', listingId)
      .execute();
    const sent = await golark.call(calls.messageHost, {
      ...{ as: guest, params: { bookingId }, body: { text: 'After' } },
    });
    expect(sent.body.conversation.id).toBe(asked.body.conversation.id);
    expect((await ask('A new question')).body.conversation.id).not.toBe(asked.body.conversation.id);
    const { body } = await golark.call(calls.listHostConversations, { as: other.host });
    expect(body.edges.map(({ node }) => node.lastMessage.text)).toEqual(['A new question']);
  });
});

describe('the guest of a reservation', () => {
  const read = (bookingId: string) =>
    golark.call(calls.getReservationMessages, { as: host, params: { bookingId } });
  const write = (bookingId: string, text: string) =>
    golark.call(calls.messageGuest, { as: host, params: { bookingId }, body: { text } });

  it('is written to before any question, in the conversation that the guest has', async () => {
    const { id } = await book();
    expect((await read(id)).body).toEqual({ conversation: null, messages: [] });
    const { status, body } = await write(id, 'See you at five, call +1 303 555 0163');
    expect([status, body.message.hasHiddenContacts]).toEqual([201, false]);
    const asked = await ask('Thanks');
    expect(asked.body.conversation.id).toBe(body.conversation.id);
    const messages = (await read(id)).body.messages.map(({ sender }) => sender);
    expect(messages).toEqual(['host', 'guest']);
    expect(await emailOf(guest)).toHaveLength(1);
  });

  it('is one of this host', async () => {
    const { id } = await book();
    const other = await aHost(golark);
    const params = { bookingId: id };
    const body = { text: 'Hello' };
    expect((await golark.call(calls.messageGuest, { as: other.host, params, body })).status).toBe(404);
  });
});

describe('saved replies', () => {
  const put = (replyId: string, body: { title: string; text: string }, as = host) =>
    golark.call(calls.putSavedReply, { as, params: { replyId }, body });
  const parking = { title: 'Parking', text: 'Hi {guest}' };

  it('are added once under their id, changed and deleted, by their host only', async () => {
    const id = randomUUID();
    await Promise.all([put(id, parking), put(id, parking)]);
    const changed = await put(id, { ...parking, text: 'Behind the house' });
    expect(changed.body.replies).toEqual([{ id, title: 'Parking', text: 'Behind the house' }]);
    const other = await aHost(golark);
    expect((await put(id, parking, other.host)).status).toBe(404);
    const drop = (as: LoginResult) => golark.call(calls.deleteSavedReply, { as, params: { replyId: id } });
    await drop(other.host);
    expect((await golark.call(calls.listSavedReplies, { as: host })).body.replies).toHaveLength(1);
    expect((await drop(host)).body.replies).toEqual([]);
    expect((await put('1', parking)).problem.errors?.[0]?.path).toBe('replyId');
  });

  it('are fifty at most', async () => {
    await put(randomUUID(), parking);
    const responses = await Promise.all(Array.from({ length: 52 }, () => put(randomUUID(), parking)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(mostSavedReplies - 1);
    const refused = responses.find(({ status }) => status !== 200)?.problem.errors?.[0];
    expect([refused?.path, refused?.code]).toEqual(['title', 'replies_limit']);
  });
});

describe('limits and accounts', () => {
  it('accepts thirty messages per account and hour, of forty at once, in one conversation with one email', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(`Message ${i}`)));
    const accepted = responses.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(30);
    expect(new Set(accepted.map(({ body }) => body.conversation.id)).size).toBe(1);
    const refused = responses.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.headers['retry-after']]).toEqual([429, '3600']);
    expect(await emailOf(host)).toHaveLength(1);
    golark.clock.advanceMinutes(61);
    expect((await ask('Later', await logInAgain(golark, guest))).status).toBe(201);
  });

  it('accepts sixty messages per network and hour', async () => {
    const guests = await Promise.all([1, 2, 3].map(() => anAccount(golark)));
    const responses = await Promise.all(
      guests.flatMap((as) => Array.from({ length: 25 }, (_, i) => ask(`Message ${i}`, as))),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(60);
  });

  it('emails each member of the team that answers, and refuses a suspended account', async () => {
    const [manager, calendarOnly] = await Promise.all([anAccount(golark), anAccount(golark)]);
    const member = (as: LoginResult, role: 'manager' | 'calendar') =>
      aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId: as.account.accountId, role });
    await Promise.all([member(manager, 'manager'), member(calendarOnly, 'calendar')]);
    await ask('Hello');
    const counts = await Promise.all(
      [host, manager, calendarOnly].map(async (as) => (await emailOf(as)).length),
    );
    expect(counts).toEqual([1, 1, 0]);
    await suspendAccount(golark.ctx, { email: guest.account.email }, 'test');
    expect((await ask('Again')).problem.code).toBe('ACCOUNT_SUSPENDED');
  });

  it('are exported, and deleted with the guest and the emails to the host', async () => {
    const { conversation } = (await ask('A crib, please')).body;
    await answer(conversation.id, 'It is there');
    const exported = await golark.call(exportAccount, { as: guest });
    expect(exported.body.messages.map(({ text }) => text)).toEqual(['A crib, please', 'It is there']);
    const ofHost = await golark.call(exportAccount, { as: host });
    expect(ofHost.body.messages.map(({ text }) => text)).toEqual(['It is there']);
    await golark.call(deleteAccount, { as: guest, body: { password: 'metolius-at-nine' } });
    const { body } = await golark.call(calls.listHostConversations, { as: host });
    expect(body.edges).toEqual([]);
    expect(await emailOf(host)).toEqual([]);
    expect((await answer(conversation.id, 'Hello?')).status).toBe(404);
  });
});
