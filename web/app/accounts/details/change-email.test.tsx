import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import * as detailsPage from './details-page.tsx';

const changeEmail = 'POST /v1/account/me/email';
const account = { ...maya, phone: null, phoneNumber: null, isEmailVerified: true, isSuspended: false };
const state = { email: maya.email, isEmailVerified: true, pendingEmail: null, isPasswordNeeded: false };

const open = (respond: ApiResponses, locale: 'en' | 'es' = 'en') =>
  openPage(detailsPage, {
    path: '/account/details/',
    address: '/account/details/#email',
    locale,
    account: maya,
    api: {
      'GET /v1/account/me': () => Response.json(account),
      'GET /v1/account/me/email': () => Response.json(state),
      ...respond,
    },
  });

const form = () => {
  const element = document.querySelector<HTMLElement>('details#email, #email');
  if (!element) throw new Error('there is no form for the email address');
  return within(element);
};
const passwordField = (label: string) =>
  form().queryByLabelText<HTMLInputElement>(label, { selector: 'input' });

describe('changing the email address', () => {
  it('asks for no password right after the login', async () => {
    const { user, sent } = await open({ [changeEmail]: () => Response.json({ account }) });
    expect(passwordField('Password')).toBeNull();
    await user.type(form().getByLabelText('New email address'), 'new@example.com{Enter}');
    const notices = within(await screen.findByRole('region', { name: /Notices/ }));
    await notices.findByText(/Check your new address/);
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ newEmail: 'new@example.com' });
  });

  it('shows the password field at once when the login is older, and sends the password as typed', async () => {
    const { user, sent } = await open({
      'GET /v1/account/me/email': () => Response.json({ ...state, isPasswordNeeded: true }),
      [changeEmail]: () => Response.json({ account }),
    });
    await user.type(form().getByLabelText('New email address'), 'new@example.com');
    await user.type(passwordField('Password') as HTMLInputElement, ' old words {Enter}');
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        newEmail: 'new@example.com',
        password: ' old words ',
      }),
    );
  });

  it.each([
    {
      locale: 'en',
      newEmail: 'New email address',
      label: 'Password',
      words: 'Confirm the change with your password',
    },
    {
      locale: 'es',
      newEmail: 'Correo electrónico nuevo',
      label: 'Contraseña',
      words: 'Confirma el cambio con tu contraseña',
    },
  ] as const)(
    'asks in $locale for the password that the server needs, and keeps the address',
    async (texts) => {
      const errors = [{ path: 'password', code: 'password_needed', message: '', params: {} }];
      const { user } = await open(
        { [changeEmail]: () => problem(422, 'VALIDATION_ERROR', { errors }) },
        texts.locale,
      );
      await user.type(form().getByLabelText(texts.newEmail), 'new@example.com{Enter}');
      await waitFor(() => expect(document.activeElement).toBe(passwordField(texts.label)));
      expect(form().getByText(texts.words)).toBeTruthy();
      expect(form().getByLabelText<HTMLInputElement>(texts.newEmail).value).toBe('new@example.com');
    },
  );
});
