import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import * as settingsPage from './settings-page.tsx';

const path = '/v1/account/me/email-preferences';
const kinds = ['reviewInvitations', 'messages', 'saleReminders'];
const noTrips = { edges: [], pageInfo: { hasNextPage: false } };

const open = (api: ApiResponses = {}, locale: 'en' | 'es' = 'en') => {
  const muted = new Set<string>();
  const preferences = () => kinds.map((kind) => ({ kind, isMuted: muted.has(kind) }));
  return openPage(settingsPage, {
    path: '/account/settings/',
    locale,
    account: maya,
    api: {
      'GET /v1/account/me/sessions': () => Response.json({ sessions: [] }),
      'GET /v1/account/me/two-step': () => Response.json({ isOn: false, recoveryCodesLeft: 0 }),
      'GET /v1/bookings/upcoming': () => Response.json(noTrips),
      [`GET ${path}`]: () => Response.json({ preferences: preferences() }),
      [`POST ${path}`]: ({ body }) => {
        const { kind, isMuted } = body as { kind: string; isMuted: boolean };
        muted[isMuted ? 'add' : 'delete'](kind);
        return Response.json({ preferences: preferences() });
      },
      ...api,
    },
  });
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the emails of an account', () => {
  it('are turned off and on one by one', async () => {
    const { user, sent } = await open();
    const emails = await section('Emails we send');
    expect(emails.getAllByRole('switch', { checked: true })).toHaveLength(3);
    await user.click(emails.getByRole('switch', { name: 'New messages' }));
    await emails.findByRole('switch', { name: 'New messages', checked: false });
    expect(emails.getAllByRole('switch', { checked: true })).toHaveLength(2);
    await user.click(emails.getByRole('switch', { name: 'New messages' }));
    await emails.findByRole('switch', { name: 'New messages', checked: true });
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { kind: 'messages', isMuted: true },
      { kind: 'messages', isMuted: false },
    ]);
  });

  it('say why a change was not made', async () => {
    const down = () => problem(503, 'UNAVAILABLE', { kind: 'UnavailableError' });
    const { user } = await open({ [`POST ${path}`]: down });
    const emails = await section('Emails we send');
    await user.click(emails.getByRole('switch', { name: 'New messages' }));
    await emails.findByRole('alert');
    emails.getByRole('switch', { name: 'New messages', checked: true });
  });

  it('are missing when they could not be loaded, and the other settings are there', async () => {
    const down = () => problem(503, 'UNAVAILABLE', { kind: 'UnavailableError' });
    await open({ [`GET ${path}`]: down }, 'es');
    const emails = await section('Correos que te enviamos');
    expect(emails.queryByRole('switch')).toBeNull();
    await section('Elimina tu cuenta');
  });
});
