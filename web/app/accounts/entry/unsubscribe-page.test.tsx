import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, openPage, problem } from '../../../testing/open-page.tsx';
import * as unsubscribePage from './unsubscribe-page.tsx';

const askCall = 'POST /v1/unsubscribe/validate-token';
const changeCall = 'POST /v1/unsubscribe';
const kind = 'messages';
const open = (api: ApiResponses, locale: 'en' | 'es' = 'en') =>
  openPage(unsubscribePage, { path: '/unsubscribe/', address: '/unsubscribe/?token=a-token', locale, api });
const asked = { [askCall]: () => Response.json({ kind, isMuted: false }) };
const broken = { errors: [{ path: 'token', code: 'invalid', message: '', params: {} }] };
const change = ({ body }: { body: unknown }) =>
  Response.json({ kind, isMuted: (body as { isMuted: boolean }).isMuted });

describe('the page that unsubscribes', () => {
  it('changes nothing until its button is pressed, and undoes the change', async () => {
    const { user, sent } = await open({ ...asked, [changeCall]: change });
    const changes = () => sent.filter(({ path }) => path === '/v1/unsubscribe').map(({ body }) => body);
    await screen.findByRole('heading', { name: 'Stop these emails?' });
    screen.getByText('New messages');
    expect(changes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    await screen.findByRole('heading', { name: 'These emails are off' });
    expect(changes()).toEqual([{ token: 'a-token', isMuted: true }]);
    await user.click(screen.getByRole('button', { name: 'Send them again' }));
    await screen.findByRole('heading', { name: 'These emails are on again' });
    expect(changes()[1]).toEqual({ token: 'a-token', isMuted: false });
  });

  it('says at once that the emails are off already', async () => {
    await open({ [askCall]: () => Response.json({ kind, isMuted: true }) }, 'es');
    await screen.findByRole('heading', { name: 'Ya no recibirás estos correos' });
    screen.getByRole('button', { name: 'Volver a recibirlos' });
  });

  it('leads to the settings when the link is broken', async () => {
    await open({ [askCall]: () => problem(422, 'VALIDATION_ERROR', broken) });
    await screen.findByRole('heading', { name: 'This link doesn’t work' });
    const settings = screen.getByRole('link', { name: 'Choose your emails' });
    expect(settings.getAttribute('href')).toBe('/account/settings/#emails');
  });

  it('keeps its token for another try when the server cannot be reached', async () => {
    let isDown = true;
    const { user, sent } = await open({
      ...asked,
      [changeCall]: (request) =>
        isDown ? problem(503, 'UNAVAILABLE', { kind: 'UnavailableError' }) : change(request),
    });
    await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    await screen.findByRole('alert');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    await screen.findByRole('heading', { name: 'These emails are off' });
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ token: 'a-token', isMuted: true }));
  });
});
