import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, openPage, problem } from '../../../testing/open-page.tsx';
import * as signupPage from './signup-page.tsx';

const signUp = 'PUT /v1/account/signup';
const open = (api: ApiResponses = {}, locale: 'en' | 'es' = 'en') =>
  openPage(signupPage, { path: '/signup/', locale, api });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(field('First name'), 'Maya');
  await user.type(field('Last name'), 'Ortega');
  await user.type(field('Email address'), 'maya@example.com');
  await user.type(field('Password'), 'quiet-meadow-owl');
};

describe('signing up', () => {
  it('sends the account with the language of the page, and goes to the home page', async () => {
    const { user, sent } = await open({
      [signUp]: () => Response.json({ account: { email: 'maya@example.com' } }, { status: 201 }),
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByText('page /');
    expect(sent[0]?.body).toEqual({
      firstName: 'Maya',
      lastName: 'Ortega',
      email: 'maya@example.com',
      password: 'quiet-meadow-owl',
      locale: 'en',
    });
  });

  it.each([
    [
      'en',
      'Create account',
      { 'First name': 'First name is required', Password: 'Password must be at least 12 characters' },
    ],
    [
      'es',
      'Crear cuenta',
      { Nombre: 'El nombre es obligatorio', Contraseña: 'La contraseña debe tener al menos 12 caracteres' },
    ],
  ] as const)('explains in %s what is wrong at each field', async (locale, submit, sentences) => {
    const { user, sent } = await open({}, locale);
    const labels = Object.keys(sentences);
    await user.type(field(labels[1] ?? ''), 'elevenchars');
    await user.click(screen.getByRole('button', { name: submit }));
    await screen.findByRole('alert');
    for (const [label, sentence] of Object.entries(sentences))
      expect(descriptionOf(field(label))).toContain(sentence);
    await waitFor(() => expect(document.activeElement).toBe(field(labels[0] ?? '')));
    expect(field(labels[1] ?? '').value).toBe('elevenchars');
    expect(sent).toEqual([]);
  });

  it('says at the field that the email address is taken, leads to the login, and keeps the other fields', async () => {
    const { user } = await open({ [signUp]: () => problem(409, 'EMAIL_TAKEN', { kind: 'ConflictError' }) });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Email address')));
    expect(descriptionOf(field('Email address'))).toBe('There is already an account with this email address');
    const notice = screen.getByText(/You already have an account/).closest('.alert') as HTMLElement;
    expect(within(notice).getByRole('link', { name: 'Log in' }).getAttribute('href')).toMatch(/^\/login\//);
    expect(field('First name').value).toBe('Maya');
    expect(field('Password').value).toBe('quiet-meadow-owl');
  });

  it.each([
    ['en', 'I have one name', 'First name', 'Email address', 'Password', 'Create account'],
    ['es', 'Tengo un solo nombre', 'Nombre', 'Correo electrónico', 'Contraseña', 'Crear cuenta'],
  ] as const)('takes one name from people who say so, in %s', async (...words) => {
    const [locale, oneName, firstName, email, password, submit] = words;
    const { user, sent } = await open(
      { [signUp]: () => Response.json({ account: { email: 'su@example.com' } }, { status: 201 }) },
      locale,
    );
    await user.type(field(firstName), 'Sukarno');
    await user.type(field(email), 'su@example.com');
    await user.type(field(password), 'quiet-meadow-owl');
    await user.click(screen.getByRole('checkbox', { name: oneName }));
    await user.click(screen.getByRole('button', { name: submit }));
    await screen.findByText('page /');
    expect(sent[0]?.body).toMatchObject({ firstName: 'Sukarno', lastName: null });
  });

  it('requires a last name from people who do not say so, and keeps what they say', async () => {
    const { user, sent } = await open({
      [signUp]: () => problem(409, 'EMAIL_TAKEN', { kind: 'ConflictError' }),
    });
    await user.type(field('First name'), 'Sukarno');
    await user.type(field('Email address'), 'su@example.com');
    await user.type(field('Password'), 'quiet-meadow-owl');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(descriptionOf(field('Last name'))).toContain('Last name is required'));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'I have one name' }));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(descriptionOf(field('Email address'))).toContain('already an account'));
    expect(screen.getByRole('checkbox', { name: 'I have one name', checked: true })).toBeTruthy();
  });

  it('requires digits in the phone number', async () => {
    const { user } = await open();
    await fill(user);
    const number = screen.getByRole('textbox', { name: 'Phone number without the country code' });
    await user.type(number, '5x5');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(document.activeElement).toBe(number));
    expect(descriptionOf(number)).toContain('Phone number contains invalid characters');
  });

  it('says that there is no connection and keeps what was typed', async () => {
    const { user, connection } = await open();
    connection.isUp = false;
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here');
    expect(field('Last name').value).toBe('Ortega');
  });
});
