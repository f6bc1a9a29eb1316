import type { Conversation, Message } from '@golark/contract/conversations/schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maya, openPage, problem } from '../../../testing/open-page.tsx';
import * as conversationPage from './guest-conversation-page.tsx';
import * as repliesPage from './saved-replies-page.tsx';

const question: Message = {
  id: '7',
  sender: 'guest',
  text: 'Is there a crib?',
  hasHiddenContacts: false,
  sentAt: '2026-11-20T18:00:00.000Z',
};
const conversation: Conversation = {
  id: 'c1',
  propertyId: 'stay1',
  propertyTitle: 'Cedar cabin',
  timeZone: 'America/Denver',
  hostName: 'House of Maya',
  guestName: 'Rosa',
  unreadCount: 1,
  lastMessage: question,
};
const reply = { id: 'r1', title: 'Welcome', text: 'Hi {guest}, welcome to {place}' };
const account = {
  ...maya,
  hosts: [
    {
      id: 'pm-1',
      propertyManagerId: 'pm-1',
      name: 'House of Maya',
      dataSource: 'DIRECT',
      role: 'owner' as const,
    },
  ],
};
const pageInfo = { pageNumber: 1, pageSize: 20, totalPages: 1, totalCount: 1 };

describe('a conversation with a guest', () => {
  const open = (query = '') =>
    openPage(conversationPage, {
      path: '/partner/messages/:conversationId/',
      address: `/partner/messages/c1/${query}`,
      account,
      api: {
        'GET /v1/partner/conversations/c1': () =>
          Response.json({
            conversation,
            mayShareContacts: false,
            messages: { edges: [{ node: question }], pageInfo },
          }),
        'GET /v1/partner/saved-replies': () => Response.json({ replies: [reply] }),
        'POST /v1/partner/conversations/c1/read': () => Response.json({ conversation }),
        'POST /v1/partner/conversations/c1/messages': () =>
          Response.json({ conversation, message: { ...question, id: '8', sender: 'host' } }, { status: 201 }),
      },
    });
  const box = () => screen.getByLabelText('Message') as HTMLTextAreaElement;

  it('is read for the team of the host, up to its newest message', async () => {
    const { sent } = await open();
    const read = sent.find(({ path }) => path.endsWith('/read'));
    expect([read?.host, read?.body]).toEqual(['pm-1', { messageId: '7' }]);
    expect(box().value).toBe('');
  });

  it('is answered with a saved reply about this guest and place', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('link', { name: 'Welcome' }));
    expect((await screen.findByDisplayValue('Hi Rosa, welcome to Cedar cabin')).tagName).toBe('TEXTAREA');
    await user.type(box(), '!');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const answer = sent.find(({ path, method }) => method === 'POST' && path.endsWith('/messages'));
    expect([answer?.host, answer?.body]).toEqual(['pm-1', { text: 'Hi Rosa, welcome to Cedar cabin!' }]);
  });
});

describe('saved replies', () => {
  const open = (respond: () => Response) =>
    openPage(repliesPage, {
      path: '/partner/messages/replies/',
      account,
      api: {
        'GET /v1/partner/saved-replies': () => Response.json({ replies: [reply] }),
        'DELETE /v1/partner/saved-replies/r1': () => Response.json({ replies: [] }),
        'PUT /v1/partner/saved-replies/r1': respond,
      },
    });

  it('are changed and deleted', async () => {
    const { user, sent } = await open(() => Response.json({ replies: [reply] }));
    await user.click(screen.getByText('Change or delete'));
    await user.click(screen.getByRole('button', { name: 'Save Welcome' }));
    await user.click(screen.getByRole('button', { name: 'Delete Welcome' }));
    const { title, text } = reply;
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ title, text });
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('keep what was typed when they are refused', async () => {
    const { user } = await open(() => problem(500, 'INTERNAL_ERROR'));
    await user.click(screen.getByText('Change or delete'));
    const name = screen.getAllByLabelText(/Name/)[0] as HTMLInputElement;
    await user.clear(name);
    await user.type(name, 'Parking');
    await user.click(screen.getByRole('button', { name: 'Save Welcome' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((screen.getAllByLabelText(/Name/)[0] as HTMLInputElement).value).toBe('Parking');
  });
});
