import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, openPage, problem } from '../../../testing/open-page.tsx';
import * as undoEmailPage from './undo-email-page.tsx';

const undoCall = 'POST /v1/account/me/email/undo';
const open = (api: ApiResponses = {}, locale: 'en' | 'es' = 'en') =>
  openPage(undoEmailPage, { path: '/undo-email/', address: '/undo-email/?token=a-token', locale, api });
const expired = { errors: [{ path: 'token', code: 'link_expired', message: '', params: {} }] };

describe('the page that undoes a change of address', () => {
  it('calls nothing until its button is pressed', async () => {
    const { sent } = await open();
    await screen.findByRole('button', { name: 'Undo the change' });
    expect(sent).toEqual([]);
  });

  it.each([
    {
      locale: 'en',
      button: 'Undo the change',
      title: 'This link no longer works',
      help: 'Contact us',
    },
    { locale: 'es', button: 'Deshacer el cambio', title: 'Este enlace ya no funciona', help: 'Contáctanos' },
  ] as const)('says in $locale that a used link no longer works', async ({ locale, button, title, help }) => {
    const { user, sent } = await open(
      { [undoCall]: () => problem(422, 'VALIDATION_ERROR', expired) },
      locale,
    );
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('link', { name: help }).getAttribute('href')).toBe('/contact/');
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
  });

  it('keeps its token for another try when the server cannot be reached', async () => {
    let isDown = true;
    const { user, sent } = await open({
      [undoCall]: () =>
        isDown ? problem(503, 'UNAVAILABLE', { kind: 'UnavailableError' }) : problem(409, 'EMAIL_TAKEN'),
    });
    await user.click(await screen.findByRole('button', { name: 'Undo the change' }));
    await screen.findByRole('alert');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Undo the change' }));
    await screen.findByRole('heading', { name: 'This email address is already in use' });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ token: 'a-token' });
  });
});
