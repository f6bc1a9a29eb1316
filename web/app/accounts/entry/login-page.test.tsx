import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, openPage, problem } from '../../../testing/open-page.tsx';
import * as loginPage from './login-page.tsx';

const logIn = 'POST /v1/account/login';

const open = (api: ApiResponses = {}, locale: 'en' | 'es' = 'en') =>
  openPage(loginPage, { path: '/login/', address: '/login/?next=/account/trips/', locale, api });

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email|correo/i });
const password = (label = 'Password') =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('logging in', () => {
  it('sends email and password, and goes on to the page that asked for it', async () => {
    const { user, sent } = await open({
      [logIn]: () => Response.json({ account: { email: 'maya@example.com' } }),
    });
    await user.type(email(), ' maya@example.com ');
    await user.type(password(), 'quiet-meadow-owl{Enter}');
    await screen.findByText('page /account/trips/');
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'maya@example.com', password: 'quiet-meadow-owl' },
    ]);
  });

  it.each([
    {
      locale: 'en',
      submit: 'Log in',
      noEmail: 'Email address is required',
      noPassword: 'Password is required',
      label: 'Password',
    },
    {
      locale: 'es',
      submit: 'Iniciar sesión',
      noEmail: 'El correo electrónico es obligatorio',
      noPassword: 'La contraseña es obligatoria',
      label: 'Contraseña',
    },
  ] as const)(
    'asks in $locale for what is missing, without a call',
    async ({ locale, submit, noEmail, noPassword, label }) => {
      const { user, sent } = await open({}, locale);
      await user.click(screen.getByRole('button', { name: submit }));
      await screen.findByRole('alert');
      expect(descriptionOf(email())).toBe(noEmail);
      expect(descriptionOf(password(label))).toBe(noPassword);
      await waitFor(() => expect(document.activeElement).toBe(email()));
      expect(sent).toEqual([]);
    },
  );

  it.each([
    { locale: 'en', submit: 'Log in', label: 'Password', words: 'Email address or password is wrong.' },
    {
      locale: 'es',
      submit: 'Iniciar sesión',
      label: 'Contraseña',
      words: 'El correo electrónico o la contraseña son incorrectos.',
    },
  ] as const)(
    'says in $locale that the password is wrong, and keeps both fields',
    async ({ locale, submit, label, words }) => {
      const wrong = () => problem(401, 'INVALID_CREDENTIALS', { kind: 'AuthError' });
      const { user } = await open({ [logIn]: wrong }, locale);
      await user.type(email(), 'maya@example.com');
      await user.type(password(label), 'not this one');
      await user.click(screen.getByRole('button', { name: submit }));
      expect((await screen.findByRole('alert')).textContent?.trim()).toBe(words);
      expect(email().value).toBe('maya@example.com');
      expect(password(label).value).toBe('not this one');
    },
  );

  it('says that there is no connection, keeps both fields, and works when it is back', async () => {
    const { user, connection } = await open({
      [logIn]: () => Response.json({ account: { email: 'maya@example.com' } }),
    });
    connection.isUp = false;
    await user.type(email(), 'maya@example.com');
    await user.type(password(), 'quiet-meadow-owl{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t connect.');
    expect(password().value).toBe('quiet-meadow-owl');
    connection.isUp = true;
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('page /account/trips/');
  });

  it('asks for the code of the second step, and says at its field when it is wrong', async () => {
    const { user, sent } = await open({
      [logIn]: () => problem(401, 'TWO_STEP_REQUIRED', { kind: 'AuthError', challenge: 'c-1' }),
      'POST /v1/account/login/two-step': () => problem(401, 'INVALID_CREDENTIALS', { kind: 'AuthError' }),
    });
    await user.type(email(), 'maya@example.com');
    await user.type(password(), 'quiet-meadow-owl{Enter}');
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.type(code, '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Please check one field');
    expect(sent.at(-1)?.body).toEqual({ challenge: 'c-1', code: '123456' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' })));
  });
});
