import { contactUs } from '@golark/contract/support/calls';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import * as contactPage from './contact-page.tsx';

const call = `${contactUs.method} ${contactUs.path}`;
const open = (api: ApiResponses = {}, more: Partial<Parameters<typeof openPage>[1]> = {}) =>
  openPage(contactPage, { path: '/contact-us/', api, ...more });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

describe('the contact form', () => {
  it('sends the message of a visitor and thanks with the address of the reply', async () => {
    const { user, sent } = await open({ [call]: () => Response.json({}) });
    await user.type(field('Name'), 'Maya Ortega');
    await user.type(field('Email address'), 'maya@example.com');
    await user.type(field('Subject'), 'A key');
    await user.type(field('Message'), 'Where is it?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect((await screen.findByRole('status')).textContent).toContain('maya@example.com');
    expect(sent[0]?.body).toEqual({
      name: 'Maya Ortega',
      email: 'maya@example.com',
      subject: 'A key',
      message: 'Where is it?',
    });
  });

  it('knows the account and the topic of the link that leads here', async () => {
    await open({}, { account: maya, address: '/contact-us/?subject=golf' });
    expect(field('Name').value).toBe('Maya Ortega');
    expect(field('Email address').value).toBe('maya@example.com');
    expect(field('Subject').value).not.toBe('');
  });

  it.each([
    {
      locale: 'en',
      submit: 'Send message',
      subject: 'Subject',
      words: 'Subject is required',
      message: 'Message',
    },
    {
      locale: 'es',
      submit: 'Enviar mensaje',
      subject: 'Asunto',
      words: 'El asunto es obligatorio',
      message: 'Mensaje',
    },
  ] as const)('asks in $locale for what is missing', async ({ locale, submit, subject, words, message }) => {
    const { user, sent } = await open({}, { locale, account: maya });
    await user.type(field(message), 'Hello');
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(document.activeElement).toBe(field(subject)));
    expect(errorOf(field(subject))).toBe(words);
    expect(field(message).value).toBe('Hello');
    expect(sent).toEqual([]);
  });

  it('shows the errors of the server at their fields', async () => {
    const errors = [{ path: 'email', code: 'invalid', message: '', params: {} }];
    const { user } = await open(
      { [call]: () => problem(422, 'VALIDATION_ERROR', { errors }) },
      { account: maya },
    );
    await user.type(field('Subject'), 'A key');
    await user.type(field('Message'), 'Where is it?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Email address')));
    expect(errorOf(field('Email address'))).toBe('Email Address is not valid');
  });

  it('says that there is no connection and keeps the message', async () => {
    const { user, connection } = await open({}, { account: maya });
    connection.isUp = false;
    await user.type(field('Message'), 'Where is it?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t connect.');
    expect(field('Message').value).toBe('Where is it?');
  });
});
