import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maya, openPage } from '../../../testing/open-page.tsx';
import * as detailsPage from './details-page.tsx';

const changeName = 'POST /v1/account/me/name';
const state = { email: maya.email, isEmailVerified: true, pendingEmail: null, isPasswordNeeded: false };

const open = async (lastName: string) => {
  const account = { ...maya, lastName, phone: null, phoneNumber: null };
  const page = await openPage(detailsPage, {
    path: '/account/details/',
    address: '/account/details/#name',
    account,
    api: {
      'GET /v1/account/me': () => Response.json(account),
      'GET /v1/account/me/email': () => Response.json(state),
      [changeName]: () => Response.json({ account }),
    },
  });
  const element = document.querySelector<HTMLElement>('#name form');
  if (!element) throw new Error('there is no form for the name');
  return { ...page, form: within(element) };
};

const oneName = { name: 'I have one name' };

it('changes to one name', async () => {
  const { user, sent, form } = await open('Ortega');
  expect(form.getByRole<HTMLInputElement>('checkbox', oneName).checked).toBe(false);
  await user.click(form.getByRole('checkbox', oneName));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      newFirstName: 'Maya',
      newLastName: null,
    }),
  );
});

it('shows one name as it is, and changes to two', async () => {
  const { user, sent, form } = await open('');
  expect(screen.getByText('Maya', { selector: '#name *' }).textContent).toBe('Maya');
  expect(form.getByRole<HTMLInputElement>('checkbox', oneName).checked).toBe(true);
  await user.click(form.getByRole('checkbox', oneName));
  await user.type(form.getByRole('textbox', { name: 'Last name' }), 'Ortega');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      newFirstName: 'Maya',
      newLastName: 'Ortega',
    }),
  );
});
