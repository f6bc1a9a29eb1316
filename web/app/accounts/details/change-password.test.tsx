import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import * as detailsPage from './details-page.tsx';

const changePassword = 'POST /v1/account/me/password';

const account = { ...maya, phone: null, phoneNumber: null, isEmailVerified: true, isSuspended: false };
const state = { email: maya.email, isEmailVerified: true, pendingEmail: null };

const open = (respond: ApiResponses = {}, locale: 'en' | 'es' = 'en') =>
  openPage(detailsPage, {
    path: '/account/details/',
    address: '/account/details/#password',
    locale,
    account: maya,
    api: {
      'GET /v1/account/me': () => Response.json(account),
      'GET /v1/account/me/email': () => Response.json(state),
      ...respond,
    },
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const passwordCalls = (sent: readonly { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path.endsWith('/password')).map(({ body }) => body);

describe('changing the password', () => {
  it('sends both passwords as typed, says so and closes the form', async () => {
    const { user, sent } = await open({ [changePassword]: () => Response.json({ account }) });
    await user.type(field('Current password'), ' old words ');
    await user.type(field('New password'), 'quiet-meadow-owl{Enter}');
    const notices = within(await screen.findByRole('region', { name: /Notices/ }));
    await notices.findByText('Password changed. Every other device is logged out');
    expect(passwordCalls(sent)).toEqual([{ oldPassword: ' old words ', newPassword: 'quiet-meadow-owl' }]);
    expect(field('New password').closest('details')?.open).toBe(false);
  });

  it.each([
    { locale: 'en', old: 'Current password', next: 'New password', words: 'This password is wrong' },
    {
      locale: 'es',
      old: 'Contraseña actual',
      next: 'Contraseña nueva',
      words: 'Esta contraseña es incorrecta',
    },
  ] as const)(
    'says in $locale at its field that the old password is wrong',
    async ({ locale, old, next, words }) => {
      const errors = [{ path: 'oldPassword', code: 'password_wrong', message: '', params: {} }];
      const { user } = await open(
        { [changePassword]: () => problem(422, 'VALIDATION_ERROR', { errors }) },
        locale,
      );
      await user.type(field(old), 'not this one');
      await user.type(field(next), 'quiet-meadow-owl{Enter}');
      await waitFor(() => expect(document.activeElement).toBe(field(old)));
      expect(errorOf(field(old))).toBe(words);
      expect(field(old).closest('details')?.open).toBe(true);
      expect(field(next).value).toBe('quiet-meadow-owl');
    },
  );

  it('rejects a short password without a call', async () => {
    const { user, sent } = await open();
    await user.type(field('Current password'), 'old words');
    await user.type(field('New password'), 'elevenchars{Enter}');
    await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(field('New password')));
    expect(errorOf(field('New password'))).toBe('Password must be at least 12 characters');
    expect(passwordCalls(sent)).toEqual([]);
  });
});
