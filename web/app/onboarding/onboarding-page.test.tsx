import type { Onboarding } from '@golark/contract/onboarding/schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import * as onboardingPage from './onboarding-page.tsx';

const none: Onboarding = { host: null, isDone: { you: false, hosting: false } };

const open = (step: string, { api = {} as ApiResponses, onboarding = none } = {}) =>
  openPage(onboardingPage, {
    path: '/partner/onboarding/:step?',
    address: `/partner/onboarding/${step}`,
    account: maya,
    api: { 'GET /v1/partner/onboarding': () => Response.json(onboarding), ...api },
  });

it('saves who the host is and goes on to how they host', async () => {
  const { user, sent } = await open('you/', {
    api: { 'POST /v1/partner/onboarding': () => Response.json(none) },
  });
  await user.click(screen.getByLabelText('Spanish'));
  await user.type(screen.getByLabelText(/Phone/), '+1 303 555 0163');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByRole('heading', { level: 1, name: 'How do you host?' });
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ step: 'you', kind: 'person', publicName: 'Maya', languages: ['en', 'es'] },
    phone: '+1 303 555 0163',
  });
});

it('shows what is wrong at its field and keeps what was typed', async () => {
  const errors = [{ path: 'phone', code: 'invalid', params: {}, message: 'invalid' }];
  const api = { 'POST /v1/partner/onboarding': () => problem(422, 'VALIDATION_ERROR', { errors }) };
  const { user } = await open('you/', { api });
  await user.type(screen.getByLabelText(/Phone/), '12');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('Phone Number is not valid');
  screen.getByDisplayValue('12');
});

it('begins at the first open step, without another request for its page', async () => {
  await open('', { onboarding: { host: null, isDone: { you: true, hosting: false } } });
  screen.getByRole('heading', { level: 1, name: 'How do you host?' });
});
