import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maya, openPage } from '../../../testing/open-page.tsx';
import * as detailsPage from './details-page.tsx';

const edit = 'POST /v1/account/me/edit';
const phone = { countryCodeISO: 'US', countryCallingCode: '1', nationalNumber: '2065550100', extension: '5' };
const account = {
  ...maya,
  phone,
  phoneNumber: '+12065550100;ext=5',
  isEmailVerified: true,
  isSuspended: false,
};
const state = { email: maya.email, isEmailVerified: true, pendingEmail: null, isPasswordNeeded: false };

const open = async (locale: 'en' | 'es' = 'en') => {
  const page = await openPage(detailsPage, {
    path: '/account/details/',
    address: '/account/details/#phone',
    locale,
    account: maya,
    api: {
      'GET /v1/account/me': () => Response.json(account),
      'GET /v1/account/me/email': () => Response.json(state),
      [edit]: () => Response.json(account),
    },
  });
  const number = screen.getByRole<HTMLInputElement>('textbox', {
    name: { en: 'Phone number without the country code', es: 'Número de teléfono sin el código de país' }[
      locale
    ],
  });
  return { ...page, number, form: within(number.closest('form') as HTMLElement) };
};

it('shows the extension, and sends it again with the number', async () => {
  const { user, sent, number, form } = await open();
  expect(screen.getByText('+1 (206) 555-0100 ext. 5')).toBeTruthy();
  expect(number.value).toBe('2065550100 ext. 5');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      phone: { countryCodeISO: 'US', countryCallingCode: '1', nationalNumber: '2065550100 ext. 5' },
    }),
  );
});

it.each([
  ['en', '', 'Contact number is required'],
  ['es', '', 'El número de contacto es obligatorio'],
  ['en', 'call me', 'Phone number contains invalid characters'],
  ['es', 'call me', 'El número de teléfono contiene caracteres no válidos'],
] as const)('says in %s what is wrong with %j', async (locale, typed, sentence) => {
  const { user, sent, number, form } = await open(locale);
  await user.clear(number);
  if (typed) await user.type(number, typed);
  await user.click(form.getByRole('button', { name: { en: 'Save', es: 'Guardar' }[locale] }));
  expect(await form.findByText(sentence)).toBeTruthy();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});
