import type { Conversation, Message } from '@golark/contract/conversations/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { sampleStay } from '../../testing/sample-stay.ts';
import { apiOf, sampleTrip } from '../../testing/sample-trip.ts';
import * as tripPage from '../trips/trip-page.tsx';
import * as askHostPage from './ask-host-page.tsx';
import * as conversationPage from './conversation-page.tsx';
import * as conversationsPage from './conversations-page.tsx';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  sender: 'guest',
  text: 'Is there a crib?',
  hasHiddenContacts: false,
  sentAt: '2026-11-20T18:00:00.000Z',
  ...more,
});
const answer = message('2', { sender: 'host', text: 'Yes! ••••• me', hasHiddenContacts: true });
const conversation: Conversation = {
  id: 'c1',
  propertyId: 'stay1',
  propertyTitle: 'Olive Street cabin',
  timeZone: 'America/Anchorage',
  hostName: 'House of Harlan',
  guestName: 'Maya',
  unreadCount: 1,
  lastMessage: answer,
};
const pageInfo = { pageNumber: 1, pageSize: 20, totalPages: 1, totalCount: 2 };
const thread = {
  conversation,
  mayShareContacts: false,
  booking: {
    id: 'trip1',
    status: 'CONFIRMED',
    arriveDay: '2027-01-10',
    departDay: '2027-01-13',
    total: { amount: 68_200, currency: 'USD' },
  },
  messages: { edges: [{ node: answer }, { node: message('1') }], pageInfo },
};
const sent = { conversation, message: message('3') };

const ask = (account: typeof maya | undefined, respond: () => Response) =>
  openPage(askHostPage, {
    path: '/property/:id/message/',
    address: '/property/stay1/message/',
    ...(account ? { account } : {}),
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'POST /v1/property/stay1/messages': respond,
    },
  });

describe('a question to the host', () => {
  it('is sent as typed, and leads to the conversation', async () => {
    const { sent: requests } = await ask(maya, () => Response.json(sent, { status: 201 }));
    await userEvent.type(screen.getByLabelText('Your question'), 'Is there a crib?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(requests.at(-1)?.body).toEqual({ text: 'Is there a crib?' });
  });

  it('says that a visitor logs in first, and an empty one is rejected at its field', async () => {
    await ask(undefined, () => problem(401, 'UNAUTHENTICATED_ERROR'));
    expect(screen.getByText(/log in or sign up first/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Your question').getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('is not sent to oneself', async () => {
    await ask(maya, () => problem(409, 'INVALID_STATE'));
    await userEvent.type(screen.getByLabelText('Your question'), 'Me?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('This is your own listing.')).toBeTruthy();
  });
});

describe('a conversation', () => {
  const open = (locale: 'en' | 'es' = 'en', api: ApiResponses = {}) =>
    openPage(conversationPage, {
      path: '/account/messages/:conversationId/',
      address: '/account/messages/c1/',
      account: maya,
      locale,
      api: {
        'GET /v1/conversations/c1': () => Response.json(thread),
        'POST /v1/conversations/c1/read': () => Response.json({ conversation }),
        'POST /v1/conversations/c1/messages': () => Response.json(sent, { status: 201 }),
        'GET /v1/property/stay1': () => Response.json(sampleStay),
        [`GET /v1/hosts/${sampleStay.host.id}`]: () =>
          Response.json({ response: { ratePercent: 98, medianMinutes: 40 } }),
        ...api,
      },
    });

  it('has the stay with its dates and price on top, and how fast its host answers', async () => {
    await open();
    const head = within(document.querySelector('header.conversation-head') as HTMLElement);
    expect(head.getByRole('link', { name: 'Olive Street cabin' }).getAttribute('href')).toBe(
      '/property/stay1/',
    );
    expect(head.getByRole('link', { name: 'Jan 10 – 13' }).getAttribute('href')).toBe(
      '/account/trips/trip1/',
    );
    expect(head.getByText('$682.00')).toBeTruthy();
    expect(head.getByText('Usually answers within an hour')).toBeTruthy();
  });

  it('still opens where the place is no longer shown, and without a booking', async () => {
    await open('es', {
      'GET /v1/conversations/c1': () => Response.json({ ...thread, booking: null }),
      'GET /v1/property/stay1': () => problem(404, 'NOT_FOUND'),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Conversación con House of Harlan' })).toBeTruthy();
    expect(screen.queryByText(/Suele responder/)).toBeNull();
  });

  it('is shown in its order, and is read up to its newest message', async () => {
    const { sent: requests } = await open();
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => /crib|Yes/.test(`${textContent}`));
    expect(within(first as HTMLElement).getByText('You')).toBeTruthy();
    expect(second?.textContent).toMatch(/House of Harlan.*Yes.*hidden until your booking.*9\u00a0AM AKST/);
    expect(requests.find(({ path }) => path.endsWith('/read'))?.body).toEqual({ messageId: '2' });
  });

  it('is continued, in Spanish', async () => {
    const { sent: requests } = await open('es');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'Gracias');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    expect(requests.find(({ path }) => path.endsWith('/messages'))?.body).toEqual({ text: 'Gracias' });
  });
});

describe('the conversations of an account', () => {
  const open = (edges: { node: Conversation }[]) =>
    openPage(conversationsPage, {
      path: '/account/messages/',
      account: maya,
      api: { 'GET /v1/conversations': () => Response.json({ edges, pageInfo }) },
    });

  it('are listed with what is new', async () => {
    await open([{ node: conversation }]);
    expect(screen.getByRole('link', { name: 'House of Harlan' }).getAttribute('href')).toBe(
      '/account/messages/c1/',
    );
    expect(screen.getByText('1 new message')).toBeTruthy();
  });

  it('may be none', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'No messages yet' })).toBeTruthy();
  });
});

describe('the messages of a trip', () => {
  const open = (found: object, respond: () => Response = () => Response.json(sent, { status: 201 })) =>
    openPage(tripPage, {
      path: '/account/trips/:bookingId/',
      address: '/account/trips/trip1/',
      account: maya,
      api: {
        ...apiOf(sampleTrip),
        'GET /v1/booking/trip1/messages': () => Response.json(found),
        'POST /v1/booking/trip1/messages': respond,
        'POST /v1/conversations/c1/read': () => Response.json({ conversation }),
      },
    });

  it('are sent to the host of the trip', async () => {
    const { sent: requests } = await open({ conversation: null, messages: [] });
    await userEvent.type(screen.getByLabelText('Message'), 'We come at five');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'We come at five' });
  });

  it('lead to the whole conversation', async () => {
    await open({ conversation, messages: [message('1'), answer] });
    expect(screen.getByRole('link', { name: 'See all messages' }).getAttribute('href')).toBe(
      '/account/messages/c1/',
    );
  });

  it('keep a text that was rejected', async () => {
    await open({ conversation: null, messages: [] }, () => problem(429, 'RATE_LIMITED'));
    await userEvent.type(screen.getByLabelText('Message'), 'Again');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Again');
  });
});
